/**
 * When a picture is fetched: the "largest" of the first view before all others, what is also seen first "soon", and
 * everything else when it comes "near".
 */
export type PictureLoad = "largest" | "soon" | "near";

/** Of a list whose first pictures belong to the first view. */
export function loadInList(index: number, firstView: number): PictureLoad {
  if (index === 0) return "largest";
  return index < firstView ? "soon" : "near";
}
