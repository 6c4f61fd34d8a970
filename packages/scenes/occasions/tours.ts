import { at } from "../ink/shapes.ts";
import { bicycle } from "../motifs/bicycle.ts";
import { camper, duck, roadster } from "../motifs/vintage-cars.ts";
import { pocketCamera, tripod } from "../motifs/camera.ts";
import { chest } from "../motifs/chest.ts";
import { teacup } from "../motifs/dining-car.ts";
import { locomotive } from "../motifs/locomotive.ts";
import { magnifier } from "../motifs/magnifier.ts";
import { bigCamera, helmet, mapSheet } from "../motifs/outing-things.ts";
import { pin } from "../motifs/pin.ts";
import { pony } from "../motifs/pony.ts";
import { scooter } from "../motifs/scooter.ts";
import { segway } from "../motifs/segway.ts";
import { signpost } from "../motifs/signpost.ts";
import { suitcase } from "../motifs/station.ts";
import { sloop } from "../motifs/tour-boat.ts";
import { inside, outside } from "./extra.ts";

const map = [1.1, ({ accent }: { accent: string }) => mapSheet(accent)] as const;
const bigMap = [1.6, ({ accent }: { accent: string }) => mapSheet(accent)] as const;
const cup = [1.5, ({ accent }: { accent: string }) => teacup([0, 0], accent)] as const;

export const boatTour = inside({ large: [0.8, (stage) => at([0, -20, 1], sloop(stage, 4))], small: [bigMap, cup] });
export const steamTrain = inside({
  large: [0.55, (stage) => locomotive(stage)],
  small: [[1.4, ({ accent }) => suitcase([0, 0], accent)], cup],
});
export const coveredWagonOccasions = outside({ large: [1.2, () => pony(["#8a5a38", "#3a2a24"])], small: [bigMap, cup] });
export const cycling = outside({
  large: [1.1, (stage) => bicycle(stage, stage.accent, { hat: "helmet" })],
  small: [bigMap, [1.1, ({ pop }) => helmet(pop)]],
});
export const eChopper = outside({ large: [1.2, (stage) => scooter(stage)], small: [[1.6, ({ accent }) => helmet(accent)], map] });
export const hiking = outside({
  large: [1, (stage) => signpost(stage)],
  small: [bigMap, cup],
  doing: ["walk"],
});
export const photography = outside({
  large: [0.72, ({ accent }) => tripod(accent, at([0, -286, 4.4], pocketCamera(accent)))],
  small: [
    [1.5, ({ accent }) => bigCamera(accent)],
    [0.9, ({ pop }) => bigCamera(pop)],
  ],
  doing: ["snap", ({ accent }) => ({ held: pocketCamera(accent) })],
});
export const segwayOccasions = outside({
  large: [1.15, (stage) => segway(stage, { hat: "helmet" })],
  small: [[1.6, ({ accent }) => helmet(accent)], map],
});
export const treasure = outside({
  large: [0.8, (stage) => chest(stage)],
  small: [bigMap, [0.8, ({ accent }) => at([0, -80, 1], magnifier(accent))]],
  doing: ["map"],
});
export const vintageCar = outside({
  large: [0.72, (stage) => stage.roll.pick([duck, camper, roadster])(stage, stage.accent)],
  small: [bigMap, [1.2, (stage) => pin(stage)]],
});
