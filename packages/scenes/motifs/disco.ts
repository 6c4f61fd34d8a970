import { mix, paler } from "../ink/colour.ts";
import { at, box, circle, each, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** A mirror ball around (x, y), 112 units in radius. */
export function ball([x, y]: readonly [number, number], { light, water: blue, accent }: Stage): string {
  const rows = each(7, (row) => {
    const half = Math.sqrt(1 - ((row - 3) / 3.7) ** 2) * 104;
    return each(6, (i) =>
      shape(
        `M${x - half + (i * half) / 3} ${y - 98 + row * 28}h${half / 3 - 4}v24h${4 - half / 3}Z`,
        [paler(blue, 0.5), light, mix(blue, accent, 0.4), "#ffffff", blue][(i * 2 + row * 3) % 5] ?? light,
      ),
    );
  });
  return (
    circle([x, y, 112], mix(blue, "#1a1030", 0.45)) +
    rows +
    shape(`M${x + 40} ${y - 104}A112 112 0 0 1 ${x + 20} ${y + 110}Q${x + 90} ${y} ${x + 40} ${y - 104}Z`, "#1a1030", 0.2) +
    stroke(`M${x - 60} ${y - 90}v-40M${x - 80} ${y - 110}h40`, ["#ffffff", 7]) +
    box([x - 16, y - 124, 32, 18, 4], light)
  );
}

/** Somebody behind the turntables, the top of the desk at `y` - 84. */
export function deejay(stage: Stage, [x, y]: readonly [number, number]): string {
  const { ink, accent, light } = stage;
  return (
    at([x, y + 20, 2.7, -stage.lit], person(stage, "raise", { hat: "cap" })) +
    box([x - 150, y - 70, 300, 110, 10], mix(ink, accent, 0.35)) +
    box([x - 160, y - 84, 320, 20, 6], light) +
    circle([x - 80, y - 20, 34], ink) +
    circle([x + 80, y - 20, 34], ink) +
    circle([x - 80, y - 20, 10], accent) +
    circle([x + 80, y - 20, 10], accent)
  );
}

const cabinet = box([-60, -190, 120, 190, 10], "inherit") + circle([0, -60, 44], "#1a1030", 0.5) + circle([0, -140, 24], "#1a1030", 0.5);

/** A loudspeaker, 190 units tall. */
export const speaker = (place: readonly [number, number, number], ink: string, cone: string): string =>
  at(place, soft([0, 0, 70, 8]) + stamp(cabinet, ink) + circle([0, -60, 18], cone) + circle([0, -140, 9], cone));
