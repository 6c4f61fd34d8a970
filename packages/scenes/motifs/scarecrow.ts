import { darker } from "../ink/colour.ts";
import { box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A scarecrow of about 330 tall on its pole at (0, 0), with a crow on its arm. */
export const scarecrow = (coat: string, patch: string): string =>
  soft([0, 0, 50, 7]) +
  box([-8, -120, 16, 122, 3], "#7a4a2e") +
  stroke("M-140 -216H140", ["#7a4a2e", 13]) +
  stroke("M-150 -216l-22 -12M-150 -214l-26 6M150 -216l22 -12M150 -214l26 6M-16 -96l-14 34M0 -96v38M16 -96l14 34", ["#e8c35a", 8]) +
  shape("M-138 -236H138V-192L62 -186L54 -88H-54L-62 -186L-138 -192Z", coat) +
  shape("M16 -236H138V-192L62 -186L54 -88H24Z", darker(coat, 0.16)) +
  box([-36, -158, 34, 32, 3], patch) +
  stroke("M-40 -142h8M-6 -142h8", [darker(patch, 0.4), 3]) +
  circle([0, -272, 42], "#f0d192") +
  shape("M-26 -234Q0 -222 26 -234L18 -218H-18Z", patch) +
  stroke("M-16 -280h.1M16 -280h.1", ["#3a2418", 10]) +
  stroke("M-18 -258Q0 -244 18 -258", ["#3a2418", 4]) +
  shape("M0 -274l9 13h-18Z", "#ee8c35") +
  oval([0, -304, 72, 13], "#b9804e") +
  shape("M-38 -306Q-34 -354 4 -362Q34 -350 38 -306Z", "#c98f58") +
  box([-38, -318, 76, 11], patch) +
  shape("M92 -226Q84 -262 116 -262Q128 -276 140 -262L152 -256L138 -252Q136 -226 112 -224L86 -214Z", "#2a2433") +
  circle([130, -260, 3], "#ffffff") +
  each(2, (i) => stroke(`M${106 + i * 10} -226v8`, ["#ee8c35", 3]));
