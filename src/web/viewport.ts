/** Where each viewport ends, in px (decisions, Behaviour); the last has no end. */
const ENDS = [
  ["Mobile", 480],
  ["MobileBig", 640],
  ["Tablet", 960],
  ["Desktop", 1200],
  ["DesktopLarge", 1600],
] as const;

export type Viewport = (typeof ENDS)[number][0] | "DesktopFull";

/** The viewport of a window this wide (specification 1 §4). */
export function viewportOf(width_px: number): Viewport {
  return ENDS.find(([, end_px]) => width_px < end_px)?.[0] ?? "DesktopFull";
}

/** "Mobile" means Mobile and MobileBig (specification 1 §4). */
export function isMobile(width_px: number): boolean {
  return ["Mobile", "MobileBig"].includes(viewportOf(width_px));
}
