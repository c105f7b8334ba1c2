/** Hands a link on: to another app where the browser can, else to the clipboard. */

export async function share(title: string, url: string): Promise<"shared" | "copied" | "no"> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return "shared";
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "no"; // Whoever was asked thought better of it, or the browser did.
  }
}
