import { darker, paler } from "../ink/colour.ts";
import { circle, shape, stroke } from "../ink/shapes.ts";

/** A dragon in flight that looks left, about 400 units wide around (0, 0). */
export const dragon = (hide: string, wing: string): string =>
  shape("M20 -20Q40 -150 150 -190Q140 -140 190 -120Q150 -104 168 -64Q120 -66 110 -30Q80 -40 60 0Z", darker(wing, 0.25)) +
  stroke("M70 20Q130 60 180 20Q210 -6 200 40", [hide, 18]) +
  shape("M190 20L226 44L192 60Z", wing) +
  shape("M-60 -40Q0 -60 60 -20Q110 20 60 60Q0 84 -44 40Z", hide) +
  shape("M-44 20Q-20 70 50 62Q10 80 -30 60Z", paler(hide, 0.5)) +
  stroke("M-40 0Q-84 -20 -86 -74", [hide, 38]) +
  shape("M-66 -104Q-70 -130 -110 -122L-162 -98Q-170 -78 -150 -74L-110 -70Q-70 -66 -66 -104Z", hide) +
  shape("M-92 -122L-70 -160L-68 -112ZM-70 -110L-40 -138L-56 -92Z", paler(wing, 0.3)) +
  shape("M-150 -76L-142 -62L-134 -75ZM-128 -74L-120 -60L-112 -72Z", "#fffaf0") +
  circle([-106, -102, 7], "#fff3c4") +
  circle([-109, -101, 3.4], "#1b1030") +
  shape("M-20 -30Q-30 -160 60 -230Q60 -176 112 -170Q76 -140 104 -104Q60 -96 58 -56Q30 -60 10 -20Z", wing) +
  stroke("M-8 -30Q-10 -140 60 -228M-4 -30Q30 -120 110 -168M0 -26Q40 -80 102 -104", [darker(wing, 0.3), 4], 0.6) +
  stroke("M-20 56L-34 96M30 66L24 104", [darker(hide, 0.15), 20]);
