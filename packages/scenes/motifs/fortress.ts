import { darker, mix, paler } from "../ink/colour.ts";
import { box, each, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** Stone in this light. */
export const stoneOf = ({ sky, pop }: Stage): string => mix(mix("#b9aeb4", pop, 0.16), sky[1], 0.2);

/** Teeth along a wall from `x` to the right, their feet at `y`. */
const teeth = ([x, y, w]: readonly [number, number, number], size = 26): string =>
  each(Math.floor((w + size * 0.7) / (size * 1.7)), (i) => `M${x + i * size * 1.7} ${y + 2}v${-size}h${size}v${size}Z`);

/** A round tower that stands on (`x`, `y`), with a roof or with teeth, and with a flag. */
export function tower(stage: Stage, [x, y, w, h]: readonly [number, number, number, number], roofed = true): string {
  const { accent, pop, ink, lamps } = stage;
  const stone = stoneOf(stage);
  const top = y - h;
  const pane = lamps > 0.4 ? "#ffe2a0" : mix(ink, stone, 0.15);
  const slits = each(Math.max(1, Math.floor(h / 130)), (i) => `M${x - 9} ${top + 70 + i * 100}a9 9 0 0 1 18 0v34h-18Z`);
  const flag = (dy: number) =>
    stroke(`M${x} ${top + dy}v-56`, [ink, 5]) + shape(`M${x} ${top + dy - 56}q22 -10 38 0t34 0v32q-18 8 -34 0t-38 0Z`, pop);
  const head = roofed
    ? flag(-w * 1.15) +
      shape(
        `M${x - w * 0.68} ${top + 6}L${x} ${top - w * 1.25}L${x + w * 0.68} ${top + 6}Q${x} ${top + 26} ${x - w * 0.68} ${top + 6}Z`,
        accent,
      ) +
      shape(`M${x} ${top - w * 1.25}L${x + w * 0.68} ${top + 6}Q${x + w * 0.4} ${top + 18} ${x + w * 0.1} ${top + 17}Z`, darker(accent))
    : flag(-20) +
      shape(teeth([x - w * 0.58, top - 20, w * 1.16], w * 0.19), stone) +
      box([x - w * 0.58, top - 20, w * 1.16, 34, 4], darker(stone, 0.06));
  return (
    box([x - w / 2, top, w, h], stone) +
    box([x + w * 0.16, top, w * 0.34, h], "#1a1030", 0.14) +
    stroke(
      each(4, (i) => `M${x - w * 0.34 + (i % 2) * w * 0.3} ${top + 50 + i * (h / 4.6)}h${w * 0.2}`),
      [darker(stone, 0.22), 6],
      0.5,
    ) +
    shape(slits, pane) +
    head
  );
}

/** A fortress of about 760 × 520 that stands on (`x`, `y`), its gate open. */
export function fortress(stage: Stage, x: number, y: number): string {
  const { ink, accent } = stage;
  const stone = stoneOf(stage);
  const wall = paler(stone, 0.12);
  return [
    soft([x, y + 4, 470, 24], 0.3),
    tower(stage, [x - 130, y - 160, 84, 190]),
    tower(stage, [x + 90, y - 170, 110, 230]),
    box([x - 260, y - 250, 520, 250], darker(stone, 0.08)) + shape(teeth([x - 256, y - 250, 520]), darker(stone, 0.08)),
    tower(stage, [x - 330, y, 130, 330], false),
    tower(stage, [x + 340, y, 140, 350]),
    box([x - 265, y - 170, 540, 170], wall) + shape(teeth([x - 260, y - 170, 530], 30), wall),
    stroke(
      each(9, (i) => `M${x - 230 + (i % 5) * 116} ${y - 130 + Math.floor(i / 5) * 62 + (i % 2) * 24}h34`),
      [darker(wall, 0.2), 7],
      0.45,
    ),
    box([x - 110, y - 260, 220, 260], stone) + shape(teeth([x - 112, y - 260, 226], 30), stone),
    box([x + 60, y - 260, 50, 260], "#1a1030", 0.12),
    shape(`M${x - 70} ${y}V${y - 120}A70 70 0 0 1 ${x + 70} ${y - 120}V${y}Z`, darker(ink, 0.2)),
    stroke(each(4, (i) => `M${x - 42 + i * 28} ${y - 176}V${y - 96}`) + `M${x - 66} ${y - 140}H${x + 66}M${x - 66} ${y - 108}H${x + 66}`, [
      "#6b6478",
      6,
    ]),
    shape(`M${x - 26} ${y - 244}h52v44q-26 22 -52 0Z`, accent),
    stroke(`M${x} ${y - 240}v44M${x - 22} ${y - 222}h44`, ["#fff6ea", 7]),
  ].join("");
}
