import { mix, paler } from "../ink/colour.ts";
import { fade, glow } from "../ink/paint.ts";
import { at, box, each, oval, shape, stroke, turned } from "../ink/shapes.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

type Frame = readonly [x: number, y: number, w: number, h: number];

/** The back and the light of a glass tunnel with its wind; people who fly come between this and `tubeFront`. */
export function tubeBack({ roll, water: blue, light, ink }: Stage, [x, y, w, h]: Frame): string {
  const wind = each(12, (i) => {
    const [px, py] = [x - w * 0.42 + (i * w * 0.84) / 11, y + h * roll.between(0.1, 0.6)];
    return `M${px} ${py + h * roll.between(0.12, 0.34)}q${roll.between(-12, 12)} -40 0 ${-h * 0.1}`;
  });
  return (
    glow([x, y + h * 0.55, w * 0.95], blue, 0.8) +
    shape(
      `M${x - w / 2} ${y}V${y + h}Q${x} ${y + h + w * 0.16} ${x + w / 2} ${y + h}V${y}Z`,
      fade([
        [0, mix(light, blue, 0.3), 0.55],
        [0.6, mix(light, blue, 0.15), 0.8],
        [1, "#ffffff", 0.9],
      ]),
    ) +
    oval([x, y + h, w / 2, w * 0.08], mix(ink, blue, 0.35)) +
    stroke(
      each(7, (i) => `M${x - w * 0.39 + i * w * 0.13} ${y + h - w * 0.05}V${y + h + w * 0.05}`) +
        `M${x - w * 0.48} ${y + h}H${x + w * 0.48}M${x - w * 0.42} ${y + h - w * 0.035}H${x + w * 0.42}M${x - w * 0.42} ${y + h + w * 0.035}H${x + w * 0.42}`,
      [mix(light, ink, 0.25), 3],
      0.7,
    ) +
    stroke(wind, ["#ffffff", 6], 0.75)
  );
}

/** The glass in front of those who fly, with its rings. */
export function tubeFront({ accent, ink }: Stage, [x, y, w, h]: Frame): string {
  const ring = (top: number, tall: number, colour: string) =>
    shape(
      `M${x - w * 0.54} ${top}Q${x} ${top + w * 0.17} ${x + w * 0.54} ${top}V${top + tall}Q${x} ${top + tall + w * 0.17} ${x - w * 0.54} ${top + tall}Z`,
      colour,
    );
  return (
    box([x - w / 2, y, w, h], "#ffffff", 0.08) +
    stroke(`M${x - w * 0.5} ${y}V${y + h}M${x + w * 0.5} ${y}V${y + h}`, [paler(accent, 0.75), 9]) +
    stroke(
      `M${x - w * 0.17} ${y + w * 0.08}V${y + h + w * 0.07}M${x + w * 0.17} ${y + w * 0.08}V${y + h + w * 0.07}`,
      ["#ffffff", 5],
      0.4,
    ) +
    shape(
      `M${x - w * 0.42} ${y + 20}h${w * 0.09}V${y + h}h${-w * 0.09}ZM${x - w * 0.29} ${y + 30}h${w * 0.03}V${y + h}h${-w * 0.03}Z`,
      "#ffffff",
      0.32,
    ) +
    ring(y + h - 6, 46, mix(accent, ink, 0.15)) +
    ring(y - 40, 52, mix(accent, ink, 0.3))
  );
}

/** Somebody who floats on the wind, belly down, around (x, y), in a suit of a colour. */
export function flyer(
  stage: Stage,
  [x, y, k, flip]: readonly [x: number, y: number, k: number, flip: number],
  [suit, angle]: readonly [string, number],
): string {
  const body = person({ ...stage, accent: paler(suit, 0.25) }, "fly", { hat: "racing", shirt: suit, trousers: suit });
  return at([x, y, k, flip], turned([0, 0, angle], at([0, 58, 1], body)));
}
