import { darker, paler } from "../ink/colour.ts";
import { box, circle, oval, shape, stroke } from "../ink/shapes.ts";

/** A hand puppet from its hem at (0, 0) up, about 190 tall, its arms wide; `top` is drawn on its head. */
const glove = (coat: string, skin: string, top: string): string =>
  shape("M-40 0Q-34 -70 -22 -96L-84 -128L-78 -150L-10 -116H10L78 -150L84 -128L22 -96Q34 -70 40 0Z", coat) +
  shape("M6 -116H10L78 -150L84 -128L22 -96Q34 -70 40 0H12Q16 -60 6 -116Z", "#1a1030", 0.14) +
  circle([-86, -142, 14], skin) +
  circle([86, -142, 14], skin) +
  circle([0, -154, 38], skin) +
  circle([16, -142, 7], "#e8606a", 0.5) +
  stroke("M-8 -160h.1M14 -160h.1", ["#2b1a1a", 9]) +
  stroke("M-8 -136Q6 -124 18 -138", ["#2b1a1a", 4]) +
  circle([8, -148, 8], darker(skin, 0.12)) +
  top;

/** The puppets of the booth. */
export const puppets = {
  jester: (coat: string, pop: string) =>
    glove(
      coat,
      "#f0bd94",
      shape("M-38 -164Q-60 -200 -86 -178Q-70 -224 -24 -210Q0 -250 30 -210Q76 -222 88 -174Q58 -196 38 -164Q0 -184 -38 -164Z", coat) +
        shape("M0 -236Q20 -232 30 -210Q76 -222 88 -174Q58 -196 38 -164Q18 -176 0 -176Z", pop) +
        circle([-86, -174, 9], pop) +
        circle([88, -170, 9], coat) +
        shape("M-30 -114L-16 -94L0 -112L16 -94L30 -114L0 -126Z", pop),
    ),
  king: (coat: string, pop: string) =>
    glove(
      coat,
      "#c98a5e",
      shape("M-34 -180L-44 -228L-18 -206L0 -236L18 -206L44 -228L34 -180Z", "#f6c445") +
        circle([0, -194, 6], pop) +
        shape("M-34 -142Q-26 -100 4 -98Q34 -102 36 -142Q20 -122 4 -124Q-20 -122 -34 -142Z", "#fff6ea"),
    ),
  princess: (coat: string, pop: string) =>
    shape("M-38 -160Q-54 -90 -40 -70H40Q54 -90 38 -160Z", "#d9a441") +
    glove(
      coat,
      "#f6cfae",
      shape("M-40 -154Q-44 -198 2 -198Q44 -196 40 -150Q20 -180 0 -180Q-24 -176 -40 -154Z", "#d9a441") +
        shape("M-18 -192L0 -250L20 -192Z", pop),
    ),
  crocodile: (coat: string, pop: string) =>
    shape("M-44 0Q-44 -70 -30 -120H30Q42 -60 44 0Z", coat) +
    shape("M-40 -130Q-60 -190 -10 -196L96 -186Q120 -176 112 -158L-20 -120Z", coat) +
    shape("M-30 -136L104 -150Q120 -124 96 -116L-10 -100Q-36 -104 -30 -136Z", darker(coat, 0.2)) +
    shape("M14 -150l10 15l10 -18l10 16l10 -18l10 16l10 -19l10 15l8 -17Z", "#ffffff") +
    circle([-6, -196, 17], paler(coat, 0.2)) +
    circle([-2, -198, 9], "#ffffff") +
    circle([1, -197, 5], "#1b1030") +
    box([-30, -92, 60, 12, 5], pop) +
    shape("M-42 -30l-22 -14l20 -14ZM-38 -76l-22 -14l22 -14Z", paler(coat, 0.3)),
} as const;

/** The name of a puppet. */
export type PuppetName = keyof typeof puppets;

/** A puppet on strings that hang from a wooden cross at (0, -330); its feet are at (0, 0). */
export const marionette = (coat: string, skin: string, hair: string): string =>
  stroke("M-70 -112L-56 -330M70 -112L56 -330M0 -196V-330M-26 -20L-30 -330M26 -20L30 -330", ["#fff6e6", 2.5], 0.75) +
  stroke("M-76 -330H76M0 -350V-306", ["#8a5a38", 13]) +
  stroke("M-14 -66L-30 -34L-22 -6M14 -66L34 -40L24 -10", ["#3a3f63", 20]) +
  oval([-18, 0, 20, 9], "#2a2433") +
  oval([30, -4, 20, 9], "#2a2433") +
  stroke("M-26 -122L-60 -96L-72 -122M26 -122L60 -96L72 -122", [darker(coat, 0.1), 18]) +
  circle([-72, -126, 12], skin) +
  circle([72, -126, 12], skin) +
  shape("M-34 -136Q0 -150 34 -136L44 -54Q0 -40 -44 -54Z", coat) +
  shape("M8 -144Q24 -142 34 -136L44 -54Q28 -48 12 -47Z", "#1a1030", 0.13) +
  circle([0, -172, 36], skin) +
  shape("M-38 -168Q-42 -214 0 -212Q42 -212 38 -166Q24 -192 0 -190Q-24 -192 -38 -168Z", hair) +
  stroke("M-12 -172h.1M12 -172h.1", ["#2b1a1a", 8]) +
  stroke("M-12 -154Q0 -144 12 -154M-14 -150v10M14 -150v10", ["#2b1a1a", 3]) +
  circle([-22, -160, 6], "#e8606a", 0.45) +
  circle([22, -160, 6], "#e8606a", 0.45);

/** The shadow of a knight with a sword. */
export const shadowKnight = (dark: string): string =>
  shape("M-16 0L-12 -52H12L16 0H4V-22H-4V0Z", dark) +
  circle([0, -64, 13], dark) +
  stroke("M10 -46L40 -84M-10 -44L-22 -24", [dark, 7]) +
  shape("M-4 -76Q-20 -92 -24 -72Z", dark);
