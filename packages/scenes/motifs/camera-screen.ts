import { at, box, circle, stroke } from "../ink/shapes.ts";
import { framed } from "./framed.ts";
import { landscape } from "./landscape.ts";
import type { Stage } from "../stage.ts";

/** The back of a camera around (0, 0), whose screen shows what it sees. */
export function cameraBack({ roll }: Stage, trim: string): string {
  return (
    box([-60, -128, 120, 50, 12], "#3a3747") +
    box([86, -104, 44, 24, 6], trim) +
    box([-150, -88, 300, 186, 26], "#2f2c3d") +
    circle([118, -30, 16], "#5a5870") +
    circle([118, 20, 20], trim) +
    circle([118, 64, 10], "#5a5870") +
    at(
      [-26, 6, 1],
      framed({ width: 214, height: 146, edge: "#4a475c" }, landscape(roll, roll.pick(["sunset", "morning", "noon"] as const))),
    )
  );
}

/** The back of a very large camera in two hands; the screen is [234, 206, 672, 472]. */
export const display = ([sleeve, skin, trim]: readonly [string, string, string]): string =>
  stroke("M60 960L170 690M1140 960L1030 690", [sleeve, 120]) +
  box([150, 150, 900, 590, 60], "#1a1030", 0.25) +
  box([440, 90, 320, 100, 30], "#3a3747") +
  box([830, 118, 120, 50, 16], trim) +
  box([140, 134, 920, 590, 60], "#2f2c3d") +
  box([140, 134, 920, 60, 30], "#4a475c") +
  circle([976, 300, 38], "#5a5870") +
  circle([976, 300, 24], "#3a3747") +
  circle([976, 430, 54], "#5a5870") +
  circle([976, 430, 38], trim) +
  circle([976, 560, 30], "#5a5870") +
  box([234, 206, 672, 472, 20], "#15121f") +
  stroke("M150 640L214 610M156 700L216 676M1050 650L1000 630M1046 710L996 690", [skin, 54]);

/** The frame, the focus and the red light that a camera draws over its picture. */
export const finder = (): string =>
  stroke("M290 300V262H340M850 300V262H800M290 584V622H340M850 584V622H800", ["#ffffff", 9]) +
  stroke("M470 410V380H510M670 410V380H630M470 500V530H510M670 500V530H630", ["#ffd84a", 7]) +
  circle([860, 640, 11], "#ff4f4f");
