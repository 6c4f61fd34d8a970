import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, circle, shape, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A mansion at night with a suspect behind one of its windows, standing on (x, y). */
export function house({ ink, pop, accent, roll }: Stage, [x, y]: readonly [number, number]): string {
  const wall = mix(accent, ink, 0.68);
  const suspect = Math.floor(roll.between(0, 4));
  const pane = (dx: number, dy: number, i: number) =>
    box([x + dx - 30, y - dy, 60, 84, 30], paler(pop, 0.2)) +
    (i === suspect ? circle([x + dx, y - dy + 36, 15], ink) + box([x + dx - 22, y - dy + 50, 44, 34, 14], ink) : "") +
    stroke(`M${x + dx} ${y - dy}v84M${x + dx - 30} ${y - dy + 44}h60`, [wall, 5]);
  return (
    box([x - 210, y - 450, 56, 160], darker(wall, 0.3)) +
    box([x - 400, y - 250, 800, 250], wall) +
    shape(`M${x - 430} ${y - 240}L${x - 250} ${y - 370}H${x + 250}L${x + 430} ${y - 240}Z`, darker(ink, 0.1)) +
    box([x + 240, y - 400, 150, 400], darker(wall, 0.2)) +
    shape(`M${x + 220} ${y - 396}L${x + 315} ${y - 540}L${x + 410} ${y - 396}Z`, darker(ink, 0.25)) +
    shape(`M${x - 130} ${y}V${y - 290}L${x} ${y - 410}L${x + 130} ${y - 290}V${y}Z`, paler(wall, 0.08)) +
    stroke(`M${x - 150} ${y - 276}L${x} ${y - 416}L${x + 150} ${y - 276}`, [darker(ink, 0.2), 20]) +
    pane(-310, 200, 0) +
    pane(-210, 200, 1) +
    pane(315, 340, 2) +
    pane(0, 300, 3) +
    pane(315, 180, 4) +
    shape(`M${x - 56} ${y}V${y - 110}a56 56 0 0 1 112 0V${y}Z`, paler(pop, 0.3)) +
    shape(`M${x - 56} ${y}V${y - 110}a56 56 0 0 1 40 -54V${y}Z`, "#6b4029") +
    box([x - 90, y - 12, 180, 16, 4], paler(wall, 0.3))
  );
}

/** A bat. */
export const bat = (place: readonly [number, number, number], ink: string): string =>
  at(
    place,
    shape("M0 0Q-8 -12 -10 -4Q-30 -20 -46 2Q-30 -2 -24 10Q-12 2 0 12Q12 2 24 10Q30 -2 46 2Q30 -20 10 -4Q8 -12 0 0Z", darker(ink, 0.4)),
  );
