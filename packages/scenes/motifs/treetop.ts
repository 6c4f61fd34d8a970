import type { Palette } from "../hours.ts";
import { darker, mix, paler } from "../ink/colour.ts";
import { box, each, shape, soft, stroke } from "../ink/shapes.ts";

type Mast = readonly [x: number, w: number, foot: number];

/** A tall trunk from above the picture down to `foot`, its shaded side to the right. */
export function mast({ ink }: Palette, [x, w, foot]: Mast): string {
  const bark = mix("#7a5238", ink, 0.2);
  return (
    soft([x, foot, w * 0.9, 14]) +
    shape(`M${x - w / 2} -20H${x + w / 2}L${x + w * 0.62} ${foot}Q${x} ${foot + 24} ${x - w * 0.62} ${foot}Z`, bark) +
    shape(
      `M${x + w * 0.16} -20H${x + w / 2}L${x + w * 0.62} ${foot}Q${x + w * 0.44} ${foot + 10} ${x + w * 0.24} ${foot + 12}Z`,
      darker(bark, 0.28),
    ) +
    stroke(`M${x - w * 0.3} 40V${foot * 0.3}M${x - w * 0.12} ${foot * 0.36}V${foot * 0.6}`, [paler(bark, 0.2), 5], 0.6)
  );
}

/** A platform of planks `w` wide round a trunk, its floor at (0, 0). */
export const platform = (w: number): string =>
  stroke(`M${-w * 0.36} 20L0 96L${w * 0.36} 20`, ["#6b4029", 11]) +
  box([-w / 2, 0, w, 26, 6], "#d39a61") +
  box([-w / 2, 14, w, 14, 6], "#8a5a38") +
  stroke(
    each(4, (i) => `M${-w * 0.3 + i * w * 0.2} 2V12`),
    ["#8a5a38", 3],
  );

/** A hut of planks with a pointed roof that stands on a platform. */
export const treeHut = ({ accent, light, ink }: Palette): string =>
  box([-88, -140, 176, 140, 4], "#b9824f") +
  box([24, -140, 64, 140, 4], "#1a1030", 0.16) +
  stroke("M-54 -140V0M-18 -140V0M20 -140V0M54 -140V0", ["#8a5a38", 4]) +
  box([-62, -96, 52, 50, 6], mix(light, "#ffd98a", 0.5)) +
  stroke("M-36 -96V-46M-62 -71H-10", ["#6b4029", 5]) +
  shape("M14 0V-84Q34 -104 54 -84V0Z", ink) +
  shape("M-118 -132L0 -240L118 -132Z", accent) +
  shape("M0 -240L118 -132H30Z", darker(accent));

/** Planks between two spots with a rope on each side. */
export function ropeBridge(from: readonly [number, number], to: readonly [number, number], colour: string): string {
  const spot = (t: number) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 110 * t * (1 - t)] as const;
  const spots = Array.from({ length: 8 }, (_, i) => spot((i + 0.5) / 8));
  const rail = `M${from[0]} ${from[1] - 110}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - 60} ${to[0]} ${to[1] - 110}`;
  return (
    stroke(rail + spots.map(([x, y]) => `M${x} ${y}V${y - 116}`).join(""), ["#f1dfb8", 4]) +
    spots.map(([x, y], i) => box([x - 17, y, 32, 15, 5], i % 3 === 1 ? colour : "#a8703f")).join("")
  );
}
