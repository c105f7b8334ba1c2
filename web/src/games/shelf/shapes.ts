/** The sign of a colour: a circle, a diamond or a square; so that no colour stands alone. */

export function shapeOf(colour: string, x: number, y: number, r: number): string {
  if (colour === "A") return circle(x, y, r);
  return colour === "B" ? diamond(x, y, r * 1.22) : square(x, y, r * 0.93);
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function diamond(x: number, y: number, r: number): string {
  const k = r * 0.26;
  return (
    `M${x - k} ${y - r + k}Q${x} ${y - r} ${x + k} ${y - r + k}L${x + r - k} ${y - k}` +
    `Q${x + r} ${y} ${x + r - k} ${y + k}L${x + k} ${y + r - k}` +
    `Q${x} ${y + r} ${x - k} ${y + r - k}L${x - r + k} ${y + k}` +
    `Q${x - r} ${y} ${x - r + k} ${y - k}Z`
  );
}

function square(x: number, y: number, r: number): string {
  const k = r * 0.36;
  const side = 2 * (r - k);
  return (
    `M${x - r + k} ${y - r}h${side}a${k} ${k} 0 0 1 ${k} ${k}v${side}a${k} ${k} 0 0 1 ${-k} ${k}` +
    `h${-side}a${k} ${k} 0 0 1 ${-k} ${-k}v${-side}a${k} ${k} 0 0 1 ${k} ${-k}Z`
  );
}
