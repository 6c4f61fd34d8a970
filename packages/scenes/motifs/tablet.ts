import { box, circle, dashes, shape, turned } from "../ink/shapes.ts";

/** A tablet with a map on it, to lie over the hands of somebody in the pose "map". */
export const tabletInHands = (pin: string): string =>
  turned(
    [32, -60, -8],
    box([8, -82, 50, 36, 4], "#23202f") +
      box([11, -79, 44, 30, 2], "#f4f0e2") +
      shape("M11 -60Q26 -68 36 -58T55 -62V-51Q55 -49 53 -49H13Q11 -49 11 -51Z", "#8fcf9a") +
      dashes("M16 -54Q24 -72 34 -62T46 -70", [pin, 2.4], [4, 3.4]) +
      circle([46, -71, 4], pin),
  );

/** A telephone at somebody's hand that throws a beam of light ahead, to scan something. */
export const scanningPhone = (light: string): string =>
  shape("M6 -9L50 -30V18L6 -1Z", light, 0.35) + box([-5, -18, 11, 22, 2.5], "#23202f") + box([3.4, -15, 2.6, 16, 1], light);
