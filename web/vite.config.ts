import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, minify, type Plugin } from "vite";

/** What the server serves, and what the Python package carries. */
const CLIENT = "../src/stolik/server/client";
/**
 * What the first page needs comes in parts, small enough to be sent at one or two goes: over a slow
 * line they are all there when one whole file is half there.
 */
const PARTS = [
  { name: "svelte", test: /node_modules[\\/]svelte[\\/]/ },
  {
    name: "words",
    test: /@fluent[\\/]|text[\\/](boxes\.|called\.)(ru|en)\.ftl|web[\\/]text[\\/](ru|en)\.ftl|\.ftl\?title|art[\\/]icons[\\/]/,
  },
];
/** What a table needs of every file comes in one piece: a phone asks once, and not thirty times. */
const TOGETHER = [
  ...["ru", "en"].map((language) => ({
    name: `said.${language}`,
    test: new RegExp(`(web|stolik)[\\\\/]text[\\\\/]([a-z]+\\.)?${language}\\.ftl$`),
  })),
  {
    name: "furniture",
    test: /src[\\/](parts[\\/]([a-z]+[\\/])?(Beside|GuideLink|LinkCard|Missing|Said|SeatCell|SeatHead|SeatStrip|TableCode)\.svelte|lib[\\/](catalogue|fitting|sounds|speech|timing)\.ts)/,
    includeDependenciesRecursively: false,
  },
];
/**
 * A page is fetched when it is opened, and then needs nearly all its functions: browsers that heed this
 * get them ready while the page is still being painted, and not at the first call of each.
 */
const USED_AT_ONCE = "//# allFunctionsCalledOnLoad";
/** How the page that is built asks for its scripts, the one to begin with first. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g;
const HOUSE = "http://localhost:8765";
/** Kinds of files that get smaller; fonts and pictures made of dots are small already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** What the built client contains of others' work. */
const OTHERS = ["svelte", "@fluent/bundle", "@fontsource-variable/nunito"];

/** Reads the text files here, once, so that no phone has to. */
function texts(): Plugin {
  return {
    name: "texts",
    transform: {
      filter: { id: /\.ftl(\?title)?$/ },
      handler: (text, id) => {
        const { body } = new FluentResource(text);
        return `export default ${parsed(id.endsWith("?title") ? titles(body) : body)}`;
      },
    },
  };
}

/** What the games of a text file are called and are about: all that pages without a table say of them. */
function titles(body: FluentResource["body"]): FluentResource["body"] {
  const games = body.flatMap(({ id }) => /^title-(.+)/.exec(id)?.[1] ?? []);
  return body.filter(({ id }) => games.some((game) => id === `title-${game}` || id === `about-${game}`));
}

/** Large things are read sooner as a letter than as a program. */
function parsed(thing: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(thing))})`;
}

/** Lays the licences of others beside what is built from their work. */
function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    async generateBundle() {
      const texts = await Promise.all(
        OTHERS.map(async (name) => `${name}\n\n${await licenceOf(name)}`),
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n\n") });
    },
  };
}

async function licenceOf(name: string): Promise<string> {
  const folder = join(import.meta.dirname, "node_modules", name);
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  if (file) return readFile(join(folder, file), "utf-8");
  const { license, author } = JSON.parse(await readFile(join(folder, "package.json"), "utf-8"));
  return `${license}, ${typeof author === "string" ? author : author.name}`;
}

/** Draws pages ahead and compresses everything once, here, so that the server never has to. */
function finished(): Plugin {
  return {
    name: "finished",
    apply: "build",
    enforce: "post",
    async closeBundle(fault) {
      if (fault) return;
      const folder = join(import.meta.dirname, CLIENT);
      await drawAhead(folder);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}

/**
 * Pages as they look before any script has run: nobody waits for one to see the boxes, nor before an
 * empty page for a table.
 */
async function drawAhead(folder: string): Promise<void> {
  const outDir = join(import.meta.dirname, "node_modules", ".ahead");
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: [svelte(), texts()],
    build: { ssr: "src/ahead.ts", outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const { drawAll } = await import(pathToFileURL(join(outDir, "ahead.js")).href);
  const built = await readFile(join(folder, "index.html"), "utf-8");
  const styled = await withStyles(folder, built);
  await lay(join(folder, "front"), drawAll("/", await seenFirst(styled)));
  await lay(join(folder, "table"), drawAll("/t/any", styled));
}

/** Lays a page into a folder of its own, in every look. */
async function lay(folder: string, looks: [string, string][]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [look, drawn] of looks) await writeFile(join(folder, `${look}.html`), drawn);
}

/** Style sheets inside the page: to fetch them would take a phone longer than to read them. */
async function withStyles(folder: string, page: string): Promise<string> {
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)];
  const texts = await Promise.all(links.map(([, path]) => readFile(join(folder, path!), "utf-8")));
  return links.reduce((made, [link], n) => made.replace(link, `<style>${texts[n]}</style>`), page);
}

/** Scripts after everything that is to be seen: see src/start.js. */
async function seenFirst(page: string): Promise<string> {
  const tags = [...page.matchAll(SCRIPTS)];
  const [first, ...needed] = tags.map(([, path]) => path);
  const paths = JSON.stringify([...needed, first]);
  const start = await readFile(join(import.meta.dirname, "src/start.js"), "utf-8");
  const { code } = await minify("start.js", start.replaceAll("SCRIPTS", paths));
  const bare = tags.reduce((made, [tag]) => made.replace(tag, ""), page);
  return bare.replace("</head>", () => `  <script>${code}</script>\n  </head>`);
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

export default defineConfig({
  plugins: [svelte(), texts(), licences(), finished()],
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    // Nothing inside addresses: our pages may load only what the server serves.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [...PARTS, ...TOGETHER] }, postBanner: () => USED_AT_ONCE } },
  },
  server: {
    fs: { allow: [".", "../src/stolik"] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
});
