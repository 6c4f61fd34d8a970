import { darker, paler } from "../ink/colour.ts";
import { at, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const tyre = stamp(circle([0, -26, 28], "#2b2530") + circle([0, -26, 15], "#e9dfd8") + circle([0, -26, 5], "#2b2530"));
const cloth =
  shape("M42 -396Q-78 -300 -142 -112Q-48 -94 44 -116Z", "inherit") +
  shape("M42 -396Q-10 -280 -40 -102Q6 -104 44 -116Z", "#fff6e6", 0.25) +
  stroke("M-24 -334L44 -322M-76 -254L44 -240M-114 -176L44 -164", ["#fff6e6", 4], 0.7);

/** A cart with three wheels and a sail that heads right on (0, 0), with its pilot when it is `manned`. */
export function sandYacht(stage: Stage, manned = true): string {
  const { accent, pop, ink } = stage;
  return [
    soft([0, 2, 170, 9]),
    at([-92, -4, 0.85], tyre),
    stroke("M44 -44V-400", [ink, 6]),
    stamp(cloth, accent),
    stroke("M-140 -108L44 -114", [ink, 6]) + shape("M44 -400h44l-14 12l14 12h-44Z", pop),
    stroke("M-116 -30L152 -32L44 -60", [ink, 8]),
    manned ? at([-44, 6, 1.25], person(stage, "recline", { hat: "helmet" })) : "",
    shape("M-108 -66Q-84 -76 -74 -46L-58 -30H58L74 -18H-70Q-100 -22 -108 -66Z", pop),
    shape("M-100 -40Q-90 -30 -58 -30H58L74 -18H-70Q-92 -20 -100 -40Z", darker(pop)),
    stroke("M-6 -40L-20 -104", ["#f6e3b8", 2.5]),
    at([-104, 2, 1], tyre) + at([150, 0, 0.82], tyre),
    stroke("M150 -22L138 -56", [ink, 6]),
  ].join("");
}

/** Sand that flies up behind a wheel. */
export const sandSpray = (sand: string): string =>
  shape("M0 0Q-40 -60 -116 -56Q-90 -34 -150 -22Q-100 -10 -120 4Z", paler(sand, 0.4), 0.85) +
  circle([-130, -66, 6], sand) +
  circle([-160, -44, 5], sand) +
  oval([-80, 2, 70, 6], paler(sand, 0.4), 0.7);
