import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, circle, stroke, turned } from "../ink/shapes.ts";
import { type Dress, person } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";

const skis = (colour: string): string =>
  stroke("M-38 3H44Q52 2 55 -5", [darker(colour, 0.3), 4.5]) + stroke("M-34 6H48Q56 5 59 -2", [colour, 4.5]);

const poles = (): string => stroke("M0 -6L-22 34M-10 -8L-34 28", ["#5a6675", 2.4]);

/** Somebody on skis, leaning with the slope. */
export function skier(
  stage: Stage,
  [x, y, k, flip]: readonly [number, number, number, number],
  [pose, colour, slope]: readonly [PoseName, string, number],
): string {
  const dress: Dress = {
    hat: stage.roll.pick(["beanie", "racing"] as const),
    shirt: colour,
    trousers: mix(stage.ink, colour, 0.2),
    held: pose === "ski" ? poles() : "",
  };
  const spray =
    pose === "ski"
      ? [
          [-46, 0, 12],
          [-58, -10, 9],
          [-66, 2, 8],
        ]
          .map(([dx = 0, dy = 0, r = 8]) => circle([dx, dy, r], "#ffffff", 0.9))
          .join("")
      : "";
  return turned(
    [x, y, slope * flip],
    at([x, y, k, flip], skis(colour) + person({ ...stage, accent: darker(colour, 0.15) }, pose, dress) + spray),
  );
}

/** Somebody on skis who is pulled up by the lift at (x, y). */
export const lifted = (stage: Stage, [x, y]: readonly [number, number]): string =>
  stroke(`M${x} ${y - 92}V${y - 20}`, [stage.ink, 4]) +
  at([x - 6, y + 12, 1.1], skis(stage.pop) + person(stage, "stand", { hat: "beanie", trousers: stage.ink }));

/** A chair that hangs from the cable at (x, y), with two people of whom one waves. */
export function liftChair(stage: Stage, [x, y]: readonly [number, number], [a, b]: readonly [string, string]): string {
  const rider = (dx: number, colour: string) =>
    at(
      [x + dx, y + 430, 2.9],
      person({ ...stage, accent: colour }, dx < 0 ? "dangle" : "sit", { hat: "beanie", shirt: colour }) +
        at([26, -10, 0.8], turned([0, 0, 12], skis(paler(colour, 0.3)))),
    );
  return (
    stroke(`M${x} ${y}V${y + 120}L${x - 130} ${y + 150}V${y + 330}`, [stage.ink, 12]) +
    box([x - 30, y - 12, 60, 24, 8], stage.ink) +
    box([x - 140, y + 210, 30, 130, 12], mix(stage.ink, stage.accent, 0.4)) +
    rider(-64, a) +
    rider(56, b) +
    box([x - 140, y + 312, 250, 26, 12], mix(stage.ink, stage.accent, 0.4)) +
    stroke(`M${x - 120} ${y + 262}Q${x + 60} ${y + 246} ${x + 130} ${y + 290}`, [stage.pop, 10])
  );
}
