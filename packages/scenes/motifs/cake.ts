import { mix } from "../ink/colour.ts";
import { box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A cake of three storeys on a foot, 560 units tall. */
export const tieredCake = ([a, b, c]: readonly [string, string, string], fruit: string): string =>
  soft([0, 4, 260, 20], 0.3) +
  box([-30, -40, 60, 44], "#dfe5ea") +
  oval([0, -46, 250, 30], "#fffaf0") +
  tier([-46, 208, 180], a) +
  tier([-226, 146, 150], b) +
  tier([-376, 90, 120], c) +
  each(7, (i) => circle([-180 + i * 60, -232 + (i % 2) * 6, 17], fruit)) +
  each(5, (i) => circle([-112 + i * 56, -384 + (i % 2) * 5, 14], "#e2453f")) +
  circle([0, -520, 28], "#e2453f") +
  circle([-8, -528, 7], "#ffffff", 0.6) +
  stroke("M4 -546Q10 -572 34 -576", ["#5a7a3a", 5]);

const tier = ([y, w, h]: readonly [number, number, number], icing: string): string =>
  box([-w, y - h, w * 2, h, 24], mix(icing, "#d99a5e", 0.4)) +
  box([w * 0.35, y - h, w * 0.65, h, 24], "#1a1030", 0.08) +
  shape(
    `M${-w} ${y - h + 22}Q${-w} ${y - h} ${-w + 24} ${y - h}H${w - 24}Q${w} ${y - h} ${w} ${y - h + 22}v22${each(6, (i) => `q${-w / 6} ${i % 2 ? 60 : 34} ${-w / 3} 0`)}Z`,
    icing,
  ) +
  each(8, (i) => circle([-w + 22 + (i * (w * 2 - 44)) / 7, y - 8, 15], i % 2 ? icing : "#fffaf0"));

/** A sponge cake of two layers on a plate, 190 units tall. */
export const spongeCake = ([icing, cream]: readonly [string, string], fruit: string): string =>
  soft([0, 2, 150, 12], 0.3) +
  oval([0, -4, 150, 16], "#fffaf0") +
  box([-112, -78, 224, 72, 12], "#d9a06b") +
  box([-116, -92, 232, 26, 13], "#fffaf0") +
  box([-112, -156, 224, 72, 12], "#d9a06b") +
  box([40, -156, 72, 150, 12], "#1a1030", 0.1) +
  shape("M-118 -150Q-118 -182 -90 -182H90Q118 -182 118 -150q-20 36 -40 0t-40 0t-40 12t-40 -12t-40 0t-36 0Z", icing) +
  each(6, (i) => circle([-90 + i * 36, -188 - (i % 2) * 5, 15], i % 2 ? cream : fruit));
