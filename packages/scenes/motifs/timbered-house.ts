import type { Palette } from "../hours.ts";
import type { Chance } from "../ink/chance.ts";
import { darker, mix, paler } from "../ink/colour.ts";
import { box, each, shape, stroke } from "../ink/shapes.ts";

/** A half-timbered house that stands right of (0, 0): pale walls between beams, under a steep roof; some windows are lit. */
export function timberedHouse(stage: Palette & { roll: Chance }, size: readonly [number, number], roof: string): string {
  const { roll, ink, lamps } = stage;
  const [w, h] = [Math.round(size[0]), Math.round(size[1])];
  const wall = paler(mix(roof, "#fff6e6", 0.86), 0.2);
  const beam = [mix(ink, roof, 0.2), 4] as const;
  const floors = Math.max(2, Math.round(h / 52));
  const storey = h / floors;
  const ridge = -h - w * 0.72;
  // Each floor juts a little over the one below.
  const floor = (i: number) => {
    const [out, top] = [i * 3, -storey * (i + 1)];
    const brace = i % 2 === 0 ? `M${-out} ${top + storey}L${w * 0.24} ${top}` : `M${w + out} ${top + storey}L${w * 0.76} ${top}`;
    return (
      box([-out, top, w + out * 2, storey], wall) +
      stroke(
        `M${-out} ${top}H${w + out}M${-out} ${top + storey}V${top}M${w + out} ${top + storey}V${top}M${w / 2} ${top + storey}V${top}${brace}`,
        beam,
      ) +
      each(2, (pane) =>
        box([w * (0.16 + pane * 0.44), top + storey * 0.26, w * 0.22, storey * 0.42, 1], roll() < lamps ? "#ffe2a0" : mix(ink, wall, 0.35)),
      )
    );
  };
  const out = floors * 3;
  return (
    each(floors, floor) +
    shape(`M${-out - 7} ${-h}L${w / 2} ${ridge}L${w + out + 7} ${-h}Z`, roof) +
    shape(`M${w / 2} ${ridge}L${w + out + 7} ${-h}H${w * 0.62}Z`, darker(roof)) +
    box([w / 2 - 8, -h - w * 0.3, 16, 18, 1], roll() < lamps ? "#ffe2a0" : mix(ink, roof, 0.2))
  );
}
