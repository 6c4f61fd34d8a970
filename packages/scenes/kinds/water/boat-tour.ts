import { hours } from "../../hours.ts";
import { darker, mix } from "../../ink/colour.ts";
import { clipped, fade } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { archedBridge } from "../../motifs/arched-bridge.ts";
import { glassBoat, sloop } from "../../motifs/tour-boat.ts";
import { standing } from "../../people/standing.ts";
import { city } from "../../places/city.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageWidth } from "../../stage.ts";

const canal: Layout = {
  hours: ["noon", "dusk", "morning", "spring"],
  horizon: [0.52, 0.56],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, ink, pop, accent } = stage;
    const x = middle + lit * roll.between(-50, 40);
    return [
      sky(stage, 0.35),
      city(stage, ground, roll.between(1.1, 1.25)),
      box([0, ground - 6, stageWidth, 60], mix("#a98672", ink, 0.25)) + box([0, ground - 10, stageWidth, 14], mix("#e3cbb8", ink, 0.1)),
      standing(stage, [middle + lit * 380, ground - 6, 1.25, -lit], ["wave"]),
      trees(stage, "round", { count: 2, y: ground, scale: 1.9, depth: 0.08, span: lit > 0 ? [20, 420] : [780, 1180] }),
      water(stage, ground + 50),
      at([x - lit * 320, ground + 110, 0.62, -lit], glassBoat({ ...stage, accent: mix(accent, ink, 0.5) }, 1)),
      at([x, roll.between(776, 800), 2.05, lit], sloop({ ...stage, accent: roll.pick([accent, ink, pop, "#2f5d8a"]) }, 3)),
    ];
  },
};

const roundTrip: Layout = {
  hours: ["dusk", "noon", "sunset"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.68],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const x = middle + lit * roll.between(-20, 40);
    return [
      sky(stage, 0.4),
      city(stage, ground, roll.between(1.05, 1.2)),
      box([0, ground, stageWidth, 40], mix("#a98672", ink, 0.3)),
      water(stage, ground + 36),
      at([middle - lit * 40, ground + 110, 1.75], archedBridge(stage)),
      standing(stage, [middle + lit * 100, ground - 190, 1.4, lit], ["wave"]),
      standing(stage, [middle - lit * 10, ground - 198, 1.4, lit], ["point"]),
      at([x, 790, 1.72, lit], glassBoat(stage, 4)),
      stroke(
        each(3, (i) => `M${120 + i * 340} ${850 + (i % 2) * 18}h190`),
        [stage.light, 7],
        0.35,
      ),
    ];
  },
};

const aboard: Layout = {
  hours: ["lamplight", "parlour", "studio"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ink, accent, pop } = stage;
    const outside: Stage = { ...stage, ...hours[roll.pick(["noon", "spring", "sunset", "autumn"] as const)], ground: 470 };
    const frame = "M40 90H1160V590H40Z";
    const view =
      sky(outside, 0.4) +
      city({ ...outside, width: 1160 }, 450, 1.15) +
      box([0, 446, stageWidth, 40], mix("#a98672", ink, 0.2)) +
      water(outside, 480) +
      at([middle - lit * 260, 560, 0.72, lit], sloop({ ...outside, accent: pop }, 0));
    const wood = mix("#9a5b3a", ink, 0.2);
    const seats: readonly (readonly [number, "sip" | "point" | "raise" | "wave", number])[] = [
      [-440, "point", 1],
      [-230, "sip", 1],
      [210, "raise", -1],
      [420, roll.pick(["wave", "sip"]), -1],
    ];
    return [
      box([0, 0, stageWidth, 900], fade([darker(wood, 0.2), wood])),
      clipped(frame, view),
      stroke("M40 90V590M320 90V590M880 90V590M1160 90V590M40 90H1160", [mix("#fff3e0", ink, 0.1), 22]),
      box([-20, 590, 1240, 34, 8], "#c98f58") + box([-20, 40, 1240, 34, 8], darker(wood, 0.35)),
      each(5, (i) => circle([130 + i * 235, 58, 13], stage.light)),
      seats.map(([dx, pose, flip]) => standing(stage, [middle + lit * dx, 900, 4.1, lit * flip], [pose])).join(""),
      box([-20, 780, 1240, 140], darker("#9a5b3a", 0.25)) + box([-20, 768, 1240, 32, 8], "#d39a68"),
      each(4, (i) => glass([250 + i * 232, 770], i % 2 ? accent : pop)),
      oval([middle, 772, 96, 16], "#fff6e6") +
        each(5, (i) => circle([middle - 56 + i * 28, 758 - (i % 2) * 10, 15], i % 2 ? "#e9a957" : "#d9803f")),
    ].flat();
  },
};

const glass = ([x, y]: readonly [x: number, y: number], drink: string): string =>
  shape(`M${x - 22} ${y - 84}H${x + 22}Q${x + 20} ${y - 40} ${x} ${y - 36}Q${x - 20} ${y - 40} ${x - 22} ${y - 84}Z`, "#ffffff", 0.5) +
  shape(`M${x - 21} ${y - 68}H${x + 21}Q${x + 18} ${y - 40} ${x} ${y - 36}Q${x - 18} ${y - 40} ${x - 21} ${y - 68}Z`, drink) +
  stroke(`M${x} ${y - 36}V${y}M${x - 16} ${y}h32`, ["#fff6e6", 5]);

/** A boat trip: by sloop on the canal, under glass through the town, and at the table on board. */
export const boatTour: Kind = [canal, roundTrip, aboard];
