/** Letters and digits that nobody could foresee: `randomUUID` is missing where a page came without
 * TLS, as it does to friends in a home network. */
export function unforeseen(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
