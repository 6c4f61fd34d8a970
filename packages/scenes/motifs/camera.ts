import { darker, paler } from "../ink/colour.ts";
import { box, shape, soft, stroke } from "../ink/shapes.ts";

/** A camera on its tripod, the feet at (0, 0), 380 units tall. */
export const tripod = (trim: string, content: string): string =>
  soft([0, 0, 120, 10]) +
  stroke("M0 -250L-110 0M0 -250L110 0M0 -250L14 -10", ["#3a3747", 13]) +
  stroke("M-52 -118H50", [trim, 6]) +
  box([-26, -276, 52, 40, 8], "#5a5870") +
  content;

/** A small camera in somebody's hands, its lens to the right. */
export const pocketCamera = (trim: string): string =>
  box([-9, -13, 26, 18, 4], "#2f2c3d") +
  box([-9, -13, 26, 5, 2.5], trim) +
  box([16, -10, 9, 13, 3], "#5a5870") +
  box([-4, -17, 9, 5, 2], "#c3ccd6");

/** A studio lamp in a soft box that shines to the right; its foot at (0, 0), 400 units tall. */
export const softbox = (light: string): string =>
  soft([0, 0, 70, 8]) +
  stroke("M0 -300V0M0 -60L-56 0M0 -60L56 0", ["#3a3747", 9]) +
  shape("M-46 -330L70 -420L96 -240Z", "#2f2c3d") +
  shape("M70 -420L96 -240L112 -246L86 -430Z", paler(light, 0.4)) +
  shape("M-58 -342h36l6 40h-36Z", darker("#5a5870"));
