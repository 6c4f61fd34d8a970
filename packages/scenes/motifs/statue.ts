import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, circle, oval, shape, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A bronze figure with its hat on a plinth, standing on (x, y), 680 units tall. */
export function bronze({ water: blue, ink, land }: Stage, [x, y]: readonly [number, number]): string {
  const metal = mix(mix(blue, land, 0.5), ink, 0.25);
  const stone = mix("#e2d3c6", ink, 0.12);
  return (
    box([x - 150, y - 30, 300, 36, 6], darker(stone, 0.15)) +
    box([x - 120, y - 250, 240, 224, 4], stone) +
    box([x + 40, y - 250, 80, 224, 4], darker(stone, 0.12)) +
    box([x - 140, y - 274, 280, 30, 6], paler(stone, 0.2)) +
    at(
      [x, y - 274, 1],
      shape("M-60 0L-44 -150H44L60 0Z", metal) +
        shape("M-70 -10Q-84 -180 -40 -262H40Q92 -170 76 -6L40 -14Q50 -120 20 -190Q-40 -90 -70 -10Z", darker(metal, 0.16)) +
        shape("M-44 -250H44L34 -120H-34Z", metal) +
        stroke("M-40 -240L-66 -170L-34 -140", [darker(metal, 0.1), 30]) +
        stroke("M36 -236L96 -276L142 -322", [metal, 30]) +
        circle([0, -292, 38], metal) +
        oval([0, -318, 62, 13], darker(metal, 0.25)) +
        box([-36, -356, 72, 40, 16], darker(metal, 0.25)) +
        stroke("M140 -322L176 -356", [darker(metal, 0.2), 10]) +
        oval([-14, -296, 7, 16], "#ffffff", 0.2),
    )
  );
}

/** A plate with symbols, in the frame of a camera that scans it. */
export const plaque = ({ accent, pop }: Stage, [x, y]: readonly [number, number]): string =>
  box([x - 84, y - 56, 168, 112, 10], "#2b2438") +
  circle([x - 46, y - 14, 19], accent) +
  shape(`M${x - 18} ${y + 6}L${x + 2} ${y - 34}L${x + 22} ${y + 6}Z`, pop) +
  box([x + 34, y - 32, 36, 36, 4], "#2fa5d8") +
  box([x - 64, y + 22, 128, 12, 6], "#ffffff", 0.6) +
  stroke(`M${x - 120} ${y - 50}v-40h40M${x + 120} ${y - 50}v-40h-40M${x - 120} ${y + 50}v40h40M${x + 120} ${y + 50}v40h-40`, [
    "#ffffff",
    10,
  ]);
