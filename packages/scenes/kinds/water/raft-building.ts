import { darker, mix } from "../../ink/colour.ts";
import { at, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { drum, log, raft } from "../../motifs/raft.ts";
import { foamRing, splash } from "../../motifs/splash.ts";
import { supPaddle } from "../../motifs/sup-board.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { beach } from "../../places/beach.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle } from "../../stage.ts";

const blues = ["#2f7fb5", "#2a6f9e", "#3b8fc0"] as const;
const vest = { over: "vest" } as const;

const afloat: Layout = {
  hours: ["noon", "spring", "sunset"],
  horizon: [0.44, 0.5],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const x = middle + lit * roll.between(-20, 60);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 6, rise: 110, depth: 0.58 }),
      skyline(stage, ground + 4),
      hills(stage, { y: ground + 14, rise: 20, depth: 0.14 }),
      water(stage, ground + 14),
      at([x - lit * 400, ground + 100, 0.55, lit], manned({ ...stage, accent: pop }, ["cheer"])),
      turned(
        [x, 760, roll.between(-3, 3)],
        at([x, 790, 1.85, lit], manned({ ...stage, accent: roll.pick([accent, pop]) }, ["sup", "point", "cheer", "sup"])),
      ),
      reeds(stage, -lit),
    ];
  },
};

const yard: Layout = {
  hours: ["morning", "noon", "autumn"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.7],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * roll.between(20, 70);
    const blue = roll.pick(blues);
    const [a, b] = roll.shuffled(["point", "think", "hips", "map"] as const);
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground, rise: 100, depth: 0.55 }),
      trees(stage, "pine", { count: 8, y: ground + 8, scale: 1, depth: 0.34 }),
      water(stage, ground + 4),
      at([middle - lit * 330, ground + 90, 0.6, lit], manned({ ...stage, accent: stage.pop }, ["wave"])),
      beach(ground + 180),
      standing(stage, [x - lit * 60, 726, 2.5, lit], [a ?? "point", vest]),
      standing(stage, [x + lit * 90, 720, 2.5, -lit], [b ?? "think"]),
      soft([x, 838, 330, 20], 0.25),
      each(3, (i) => at([x - 205 + i * 205, 826, 1.9], drum(mix(blue, "#ffffff", i * 0.08)))),
      at([x, 744, 1.9], log(340)) + at([x + 14, 722, 1.9], log(350, "#b98250")),
      stroke(
        each(3, (i) => `M${x - 232 + i * 205} 690l50 60m0 -60l-50 60`),
        ["#f6e3b8", 8],
      ),
      at([x - lit * 420, 838, 3, lit], person(stage, "kneel", { ...vest, held: rope() })),
      at([x + lit * 400, 846, 3, -lit], person(stage, "pull", vest)),
      stroke(`M${x + lit * 280} 670Q${x + lit * 250} 690 ${x + lit * 190} 706`, ["#f6e3b8", 8]),
      oval([x - lit * 330, 878, 70, 14], "#e9cf95") + stroke(`M${x - lit * 390} 876q60 -34 120 0q-60 26 -112 4`, ["#c9a35e", 7]),
    ];
  },
};

const race: Layout = {
  hours: ["sunset", "spring", "noon"],
  horizon: [0.4, 0.44],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, pop, accent, light } = stage;
    const x = middle - lit * 60;
    const y = 770 + roll.between(-10, 16);
    const wet = x + lit * 370;
    return [
      sky(stage, 0.45),
      hills(stage, { y: ground, rise: 80, depth: 0.5 }),
      trees(stage, "round", { count: 6, y: ground + 10, scale: 0.9, depth: 0.3 }),
      shape(
        `M-20 ${ground + 70}V${ground + 8}H1220V${ground + 60}Q${middle} ${ground + 34} -20 ${ground + 70}Z`,
        mix(stage.land, pop, 0.12),
      ),
      each(2, (i) => standing(stage, [middle + lit * (120 + i * 130), ground + 40, 1.3, -lit], [roll.pick(["cheer", "clap", "wave"])])),
      water(stage, ground + 50),
      bunting(stage, { from: [-20, ground - 40], to: [1220, ground - 90], sag: 120, count: 15 }),
      at([middle + lit * 240, ground + 160, 0.85, lit], manned({ ...stage, accent: pop }, ["cheer"])),
      turned([x, y, -lit * 8], at([x - lit * 60, y, 1.7, lit], manned({ ...stage, accent }, ["balance", "sup", "surf"]))),
      at([wet, 852, 1.05], splash(light)),
      at([wet, 930, 2.2, -lit], person(stage, "splash", vest)),
      at([wet, 856, 1], foamRing(light)),
    ];
  },
};

/** A raft with a crew, each in their pose; two poses with paddles. */
function manned(stage: Stage, crew: readonly PoseName[]): string {
  const { roll, accent, pop } = stage;
  const flag = roll() < 0.75 ? accent : undefined;
  const people = crew.map((pose, i) => {
    const held = pose === "sup" ? supPaddle(i ? pop : "#fff3e0") : undefined;
    return at([(i - (crew.length - 1) / 2) * (300 / crew.length) - 4, -44, 1.2], person(stage, pose, { ...vest, held }));
  });
  return raft(stage, darker(roll.pick(blues), 0.05), flag) + people.join("");
}

const rope = (): string => stroke("M0 0q14 -10 26 2q10 10 24 -4", ["#f6e3b8", 3]);

/** Raft building: afloat at last, at work on the beach, and a wet race. */
export const raftBuilding: Kind = [afloat, yard, race];
