// Unpacks the browser, and the libraries that it takes along for machines that have none.

import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = "node_modules/@sparticuz/chromium/bin";

for (const [from, to] of [
  ["al2023.tar.br", "libraries.tar"],
  ["chromium.br", "chromium"],
]) {
  await pipeline(
    createReadStream(`${packed}/${from}`),
    createBrotliDecompress(),
    createWriteStream(to, { mode: 0o755 }),
  );
}
