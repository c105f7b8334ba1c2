/** How long motion takes for whoever looks. */

/** What `--time` is, in milliseconds, however it is written. */
export function timeOf(element: Element): number {
  const time = getComputedStyle(element).getPropertyValue("--time");
  return (parseFloat(time) || 0) * (time.trim().endsWith("ms") ? 1 : 1000);
}
