/** A colour `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  const blend = start.map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share));
  return `#${blend.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour in shade; all shades are mixed with the same dark violet. */
export const darker = (colour: string, share = 0.18): string => mix(colour, "#1a1030", share);

/** The same colour in the light. */
export const paler = (colour: string, share = 0.25): string => mix(colour, "#fff6e6", share);

function channels(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}
