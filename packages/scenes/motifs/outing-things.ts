import { darker, paler } from "../ink/colour.ts";
import { box, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** An unfolded map that lies on (0, 0), with a route. */
export const mapSheet = (route: string): string =>
  shape("M-120 -20L-60 -64L0 -44L60 -70L126 -34L70 12L6 -10L-58 20Z", "#fff6e6") +
  shape("M-60 -64L0 -44L6 -10L-58 20ZM60 -70L126 -34L70 12Z", "#e6dcc4") +
  stroke("M-92 -18Q-54 -52 -28 -24T36 -34T88 -30", [route, 6]) +
  circle([88, -30, 8], route) +
  oval([20, -50, 20, 7], "#7fb8d8");

/** A helmet that lies on (0, 0). */
export const helmet = (colour: string): string =>
  soft([0, 0, 70, 8]) +
  shape("M-66 -8Q-66 -92 4 -92Q70 -88 72 -8Z", colour) +
  shape("M26 -88Q70 -76 72 -8H40Q50 -50 26 -88Z", darker(colour)) +
  stroke("M-40 -40Q-34 -68 -10 -74M-6 -44Q0 -66 16 -70", [darker(colour, 0.5), 10]) +
  box([-72, -16, 150, 14, 6], darker(colour, 0.3)) +
  stroke("M-40 -4Q-20 22 14 -2", ["#3a3347", 5]);

/** A coil of rope with its hook, on (0, 0). */
export const ropeCoil = (colour: string): string =>
  soft([0, 0, 78, 9]) +
  [0, 1, 2, 3]
    .map((i) => stroke(`M-70 ${-14 - i * 14}Q0 ${16 - i * 14} 70 ${-14 - i * 14}`, [i % 2 ? paler(colour, 0.3) : colour, 15]))
    .join("") +
  oval([0, -62, 70, 22], darker(colour, 0.35)) +
  stroke("M-66 -62Q0 -92 66 -62", [colour, 15]) +
  stroke("M62 -60Q104 -64 100 -24", [colour, 11]) +
  shape("M88 -26h24l6 34q-4 18 -20 16q-14 -2 -14 -18ZM98 -16l-4 22q2 10 10 8q6 -2 6 -10l-4 -20Z", "#c3ccd6");

/** An ice skate that stands on (0, 0), its toe to the right. */
export const iceSkate = (colour: string): string =>
  shape("M-52 -46V-140H2V-104Q10 -82 62 -74Q84 -68 82 -44Z", colour) +
  shape("M-52 -46V-60H80Q84 -54 82 -44Z", darker(colour, 0.25)) +
  box([-58, -150, 66, 18, 8], "#fff6e6") +
  stroke("M-6 -120H18M0 -104H24M10 -92H38", ["#fff6e6", 6]) +
  stroke("M-30 -44V-10M46 -44V-10", ["#8c97a5", 9]) +
  stroke("M-62 -8H78Q94 -8 94 -24", ["#c3ccd6", 10]);

/** A guitar that stands on (0, 0). */
export const guitar = (wood: string): string =>
  soft([0, 0, 50, 7]) +
  shape("M0 -4Q-58 -6 -52 -58Q-50 -78 -32 -86Q-44 -122 0 -124Q44 -122 32 -86Q50 -78 52 -58Q58 -6 0 -4Z", wood) +
  circle([0, -76, 18], darker(wood, 0.6)) +
  box([-7, -232, 14, 146, 3], "#5b3826") +
  box([-14, -254, 28, 32, 5], darker(wood, 0.4)) +
  box([-22, -34, 44, 8, 3], "#3a2a24") +
  stroke("M-3 -240V-32M3 -240V-32", ["#f4ece6", 1.6]);

/** A hand drum that stands on (0, 0). */
export const djembe = (colour: string): string =>
  soft([0, 0, 40, 6]) +
  shape("M-58 -140Q-54 -84 -22 -66L-34 0H34L22 -66Q54 -84 58 -140Z", "#a8653a") +
  shape("M24 -140Q22 -84 8 -66L12 0H34L22 -66Q54 -84 58 -140Z", "#85492a") +
  stroke("M-52 -112L-34 -84L-18 -116L0 -78L18 -116L34 -84L52 -112", [colour, 6]) +
  oval([0, -140, 60, 16], "#f3e6d0");

/** A rolled mat that lies on (0, 0). */
export const rolledMat = (colour: string): string =>
  soft([0, 0, 110, 9]) +
  box([-100, -58, 200, 58, 28], colour) +
  circle([78, -29, 29], darker(colour, 0.2)) +
  stroke("M78 -29m-16 0a16 16 0 1 1 16 14M78 -29h.1", [paler(colour, 0.4), 5]) +
  stroke("M-48 -58V0M16 -58V0", ["#fff6e6", 8]);

/** A play ball on (0, 0). */
export const playBall = (colour: string, other: string): string =>
  soft([0, 0, 46, 7]) +
  circle([0, -52, 52], "#fff6e6") +
  shape("M0 -104Q-50 -80 -52 -52Q-50 -24 0 0Q-26 -52 0 -104Z", colour) +
  shape("M0 -104Q50 -80 52 -52Q50 -24 0 0Q26 -52 0 -104Z", other) +
  oval([-18, -82, 12, 7], "#ffffff", 0.6);

/** A pair of skis with their poles, upright on (0, 0). */
export const skis = (colour: string, other: string): string =>
  soft([0, 0, 60, 7]) +
  stroke("M-58 0L-40 -200M58 0L40 -200", ["#5a6675", 5]) +
  stroke("M-70 -16h24M46 -16h24", ["#3a3347", 5]) +
  shape("M-32 0V-230Q-30 -262 -14 -256Q-8 -250 -8 -230V0Z", colour) +
  shape("M8 0V-230Q8 -250 14 -256Q30 -262 32 -230V0Z", other) +
  box([-34, -112, 28, 34, 4], "#3a3347") +
  box([6, -112, 28, 34, 4], "#3a3347");

/** A loudspeaker that stands on (0, 0). */
export const speakerBox = (ring: string): string =>
  soft([0, 0, 62, 7]) +
  box([-56, -210, 112, 210, 12], "#2f2c3d") +
  circle([0, -152, 34], darker(ring, 0.2)) +
  circle([0, -152, 16], "#1f1b2b") +
  circle([0, -64, 46], darker(ring, 0.2)) +
  circle([0, -64, 22], "#1f1b2b");

/** A bottle of wine that stands on (0, 0). */
export const wineBottle = (label: string): string =>
  soft([0, 0, 30, 5]) +
  shape("M-26 0V-96Q-26 -116 -10 -128V-176H10V-128Q26 -116 26 -96V0Z", "#2c4636") +
  shape("M8 -176h2v48q16 12 16 32V0H12V-94q0 -18 -4 -34Z", "#1d3026") +
  box([-12, -186, 24, 30, 3], label) +
  box([-26, -84, 52, 52, 2], "#fff6e6") +
  box([-16, -72, 32, 7, 3], label);

/** A camera that lies on (0, 0), its lens to the front. */
export const bigCamera = (trim: string): string =>
  soft([0, 0, 86, 8]) +
  box([-84, -96, 168, 96, 14], "#2f2c3d") +
  box([-84, -96, 168, 26, 12], trim) +
  box([-34, -118, 58, 26, 8], "#3f3b52") +
  circle([0, -44, 42], "#5a5870") +
  circle([0, -44, 29], "#1f1b2b") +
  circle([-10, -54, 9], "#9cc7e0") +
  circle([60, -82, 7], "#fff6e6");

/** A bow without its arrow, upright on (0, 0). */
export const standingBow = (): string =>
  stroke("M-16 -4Q56 -110 -16 -216", ["#a8653a", 10]) + stroke("M-16 -4V-216", ["#fff6e6", 2.4]) + box([12, -128, 12, 36, 4], "#5b3420");

/** An open box of blocks on (0, 0). */
export const blocks = ([a, b, c]: readonly [string, string, string]): string =>
  soft([0, 0, 96, 8]) +
  box([-90, -58, 58, 58, 6], a) +
  box([-26, -58, 58, 58, 6], b) +
  box([38, -58, 58, 58, 6], c) +
  box([-58, -116, 58, 58, 6], c) +
  shape("M6 -58h58l-29 -56Z", a);

/** A conical flask with something that bubbles, on (0, 0). */
export const conicalFlask = (liquid: string): string =>
  soft([0, 0, 66, 7]) +
  shape("M-18 -160V-104L-66 -16Q-70 0 -52 0H52Q70 0 66 -16L18 -104V-160Z", "#ffffff", 0.6) +
  shape("M-40 -64L-66 -16Q-70 0 -52 0H52Q70 0 66 -16L40 -64Q0 -78 -40 -64Z", liquid) +
  shape("M40 -64L66 -16Q70 0 52 0H22Q44 -10 24 -68Z", darker(liquid, 0.25)) +
  box([-26, -172, 52, 16, 6], "#f4ece6") +
  circle([-14, -40, 8], "#ffffff", 0.7) +
  circle([12, -58, 5], "#ffffff", 0.7) +
  circle([4, -100, 6], liquid) +
  circle([-6, -190, 8], liquid, 0.7) +
  circle([10, -212, 5], liquid, 0.6);
