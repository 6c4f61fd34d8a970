import { darker, paler } from "../ink/colour.ts";
import { circle, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** An elephant that faces left, with its trunk up. */
export const elephant = (hide = "#8f9bb3"): string =>
  soft([0, 0, 120, 11]) +
  stroke("M-44 -60V-14M62 -60V-14", [darker(hide, 0.3), 34]) +
  stroke("M104 -96Q120 -80 114 -56", [darker(hide), 6]) +
  shape("M-84 -120Q-60 -166 10 -164Q96 -164 108 -96Q112 -50 78 -46H-44Q-78 -54 -84 -120Z", hide) +
  shape("M-60 -62Q20 -48 108 -84Q108 -48 78 -46H-44Q-54 -50 -60 -62Z", darker(hide, 0.12)) +
  stroke("M-22 -60V-14M84 -64V-14", [hide, 34]) +
  stroke("M-32 -2H-12M74 -2H94M-54 -2H-34M52 -2H72", [paler(hide, 0.45), 6]) +
  stroke("M-112 -106Q-148 -88 -152 -128Q-152 -156 -172 -164", [hide, 24]) +
  stroke("M-140 -104l10 -8M-150 -124l12 -2M-154 -144l11 -4", [darker(hide), 3]) +
  circle([-88, -128, 44], hide) +
  shape("M-106 -92Q-116 -80 -126 -82Q-116 -100 -110 -102Z", "#fffaf0") +
  shape("M-80 -158Q-40 -176 -28 -140Q-24 -96 -60 -90Q-86 -100 -80 -158Z", darker(hide, 0.14)) +
  shape("M-74 -148Q-46 -158 -40 -134Q-40 -106 -60 -102Q-76 -112 -74 -148Z", "#d9a5ac") +
  circle([-104, -132, 4.6], "#2b1a1a") +
  oval([-104, -142, 8, 3], darker(hide, 0.2));
