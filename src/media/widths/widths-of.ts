/** Of cards, of most pictures, of banners and of heads (specification 2 §9). */
const WIDTHS = [400, 500, 1000, 1920];

/** The widths in which a picture of this width is made, its own the last: it is never made larger. */
export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}
