import { darker, mix, paler } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight, stageWidth } from "../stage.ts";

/** The colour of the rock, and how light it is: 0 is near and dark, 1 is in the light. */
export const rock = ({ ink, pop, land }: Stage, light: number): string =>
  mix(darker(mix(ink, land, 0.25), 0.2), mix("#c79a63", pop, 0.3), light);

/** Passages of sawn marl that lie behind each other, the furthest in the light of `eye`. */
export function galleries(stage: Stage, [eyeX, eyeY]: readonly [x: number, y: number]): string {
  const { roll } = stage;
  const frames = each(4, (i) => {
    const near = i / 3;
    const [w, top, low] = [110 + near * 400, eyeY - 130 - near * 280, eyeY + 90 + near * 260];
    const x = eyeX + near * (stageWidth / 2 - eyeX) + roll.between(-14, 14);
    const colour = rock(stage, 0.82 - near * 0.62);
    const hole = `M${x - w} ${low}L${x - w * 0.9} ${top + 60}Q${x - w * 0.5} ${top - 30} ${x} ${top - 36}Q${x + w * 0.5} ${top - 30} ${x + w * 0.9} ${top + 60}L${x + w} ${low}Z`;
    const wall = `M-60 -60H1260V${stageHeight + 40}H-60Z${hole}`;
    const side = `M${x - w} ${low}L${x - w * 0.9} ${top + 60}L${x - w * 0.78} ${top + 90}L${x - w * 0.84} ${low - 16}Z`;
    return shape(wall, colour).replace("<path ", `<path fill-rule="evenodd" `) + shape(side, paler(colour, 0.25), 0.8);
  });
  const floor = shape(`M${eyeX - 110} ${eyeY + 90}H${eyeX + 110}L1260 ${stageHeight + 20}H-60Z`, rock(stage, 0.62));
  return box([0, 0, stageWidth, stageHeight], rock(stage, 1)) + glow([eyeX, eyeY, 330], stage.light, 0.95) + frames + floor;
}

/** Stones that hang from above at `y`, or stand on it when `up` is -1; `size` is the length of the longest. */
export function dripstones(stage: Stage, [y, size, up]: readonly [y: number, size: number, up: 1 | -1], colour: string): string {
  const { roll } = stage;
  let line = `M-60 ${y - up * 400}V${y}`;
  for (let x = -60; x < stageWidth + 60;) {
    const w = roll.between(0.16, 0.34) * size + 26;
    const h = up * size * roll.between(0.25, 1);
    line += `Q${x + w * 0.36} ${y + h * 0.1} ${x + w / 2} ${y + h}Q${x + w * 0.64} ${y + h * 0.1} ${x + w} ${y + roll.between(-10, 10)}`;
    x += w;
  }
  return shape(`${line}V${y - up * 400}Z`, colour);
}
