/** "Mobile" means Mobile and MobileBig (specification 1 §4). */
const MOBILE_END_PX = 640;
/** Where each viewport ends, in px (specification 3, Behaviour); the last has no end. */
const ENDS = [
  ["Mobile", 480],
  ["MobileBig", MOBILE_END_PX],
  ["Tablet", 960],
  ["Desktop", 1200],
  ["DesktopLarge", 1600],
] as const;

export type Viewport = (typeof ENDS)[number][0] | "DesktopFull";

/** The viewport for a window width (specification 1 §4). */
export function viewportOf(width_px: number): Viewport {
  return ENDS.find(([, end_px]) => width_px < end_px)?.[0] ?? "DesktopFull";
}

export function isMobile(width_px: number): boolean {
  return width_px < MOBILE_END_PX;
}
