/** When an image is fetched: "largest" of the first view with high priority, "soon" for others of the first view, "near" lazily. */
export type PictureLoad = "largest" | "soon" | "near";

/** The load of an image by its index in a list, of which the first `firstView` are in the first view. */
export function loadInList(index: number, firstView: number): PictureLoad {
  if (index === 0) return "largest";
  return index < firstView ? "soon" : "near";
}
