/** Widths of cards, most pictures, banners and heads, in pixels (specification 2 §9). */
const WIDTHS = [400, 500, 1000, 1920];

/** The widths to make of a picture, smallest first, its own last; pictures are never enlarged. */
export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}
