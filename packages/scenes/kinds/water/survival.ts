import { darker, mix } from "../../ink/colour.ts";
import { at, box, each, limb, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { barrel } from "../../motifs/barrel.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle } from "../../stage.ts";

const raft: Layout = {
  hours: ["noon", "morning", "autumn", "sunset"],
  draw(stage) {
    const { lit, ground, accent, roll } = stage;
    const x = middle + lit * roll.between(-20, 60);
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground, rise: 160, depth: 0.55 }),
      trees(stage, "pine", { count: 14, y: ground + 8, scale: 0.95, depth: 0.32 }),
      water(stage, ground + 6),
      at([x + lit * 380, ground + 96, 0.55, -lit], raftOf({ ...stage, accent: stage.pop }, ["paddle", "cheer"])),
      at([x - lit * 30, 740, 2, lit], raftOf(stage, ["paddle", "point", "paddle", "cheer"])),
      shape(`M${x - 260} 770q130 -22 260 0t300 -4q-160 40 -560 4Z`, stage.light, 0.5),
      oval([x, 800, 300, 12], accent, 0.12),
      reeds(stage),
    ];
  },
};

const ropeBridge: Layout = {
  hours: ["spring", "noon", "dusk"],
  focus: [0.5, 0.52],
  horizon: [0.6, 0.64],
  draw(stage) {
    const { lit, ground, land, ink, sky: air } = stage;
    const cliff = (side: number) => {
      const edge = middle + side * 400;
      return (
        shape(
          `M${middle + side * 640} 900V470H${edge}L${edge + side * 26} 640L${edge - side * 20} 760L${edge + side * 40} 900Z`,
          darker(mix(land, "#8a6a4f", 0.55), 0.1),
        ) + shape(`M${middle + side * 640} 500V452Q${edge + side * 70} 430 ${edge - side * 14} 462L${edge + side * 6} 506Z`, land)
      );
    };
    const crossing = [
      cliff(-1) + cliff(1),
      at([middle - 520, 460, 2.7], pole(ink)) + at([middle + 520, 460, 2.7, -1], pole(ink)),
      planks(ink),
      at([middle - lit * 210, bend(-lit * 210), 3.2, lit], person(stage, "balance", { hat: "helmet" })),
      at([middle + lit * 40, bend(lit * 40), 3.2, lit], person(stage, "walk", { hat: "helmet" })),
      standing(stage, [middle + lit * 450, 462, 3, -lit], ["cheer", { hat: "helmet" }]),
      ropes(ink),
    ].join("");
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground - 60, rise: 260, depth: 0.62 }),
      trees(stage, "pine", { count: 9, y: ground - 20, scale: 1, depth: 0.42 }),
      hills(stage, { y: ground + 20, rise: 60, depth: 0.3 }),
      water({ ...stage, sky: [air[0], mix(air[1], stage.water, 0.4)] }, ground + 40),
      at([middle - lit * 90, ground + 240, 0.75, lit], raftOf(stage, ["paddle"])),
      at([0, 90, 1], crossing),
      reeds(stage),
    ];
  },
};

const tugOfWar: Layout = {
  hours: ["autumn", "spring", "morning"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, ground, accent, pop, ink } = stage;
    const y = ground + 290;
    const team = (side: 1 | -1, shirt: string) =>
      [150, 290, 430].map((dx) => standing(stage, [middle + side * dx, y, 2.7, -side], ["pull", { shirt }])).join("");
    return [
      sky(stage, 0.3),
      forest(stage),
      standing(stage, [middle + lit * 10, y - 90, 2.1, lit], ["cheer", { hat: "cap" }]),
      oval([middle, y + 20, 110, 26], darker("#8a5a38", 0.2)),
      team(1, accent) + team(-1, pop),
      stroke(`M${middle - 520} ${y - 168}H${middle + 520}`, ["#e9cf9f", 12]),
      box([middle - 7, y - 182, 14, 80, 3], ink),
      reeds(stage, -lit),
    ];
  },
};

function raftOf(stage: Stage, crew: readonly ("paddle" | "point" | "cheer")[]): string {
  const barrels = [-120, -40, 40, 120].map((x) => at([x, 26, 0.62], barrel(mix(stage.water, stage.ink, 0.35))));
  const logs = each(4, (i) => box([-172, -34 + i * 9, 344, 10, 5], i % 2 ? "#a8703f" : "#8a5a38"));
  const people = crew.map((pose, i) => {
    const x = (i - (crew.length - 1) / 2) * 84;
    const oar = stroke("M2 -66L40 32", ["#f1cd98", 4.5]) + shape("M34 26L46 22Q58 44 50 56Q40 50 34 26Z", stage.accent);
    return at([x, -34, 1], person(stage, pose === "paddle" ? "hold" : pose, { over: "vest" }) + (pose === "paddle" ? oar : ""));
  });
  const flag =
    stroke("M160 -34V-190", ["#8a5a38", 6]) +
    shape("M160 -188Q190 -196 206 -184T250 -184L240 -160L250 -140Q224 -134 206 -142T160 -142Z", stage.accent);
  return (
    oval([0, 30, 190, 12], stage.ink, 0.25) +
    barrels.join("") +
    flag +
    logs +
    people.join("") +
    stroke("M-130 -36V2M130 -36V2M0 -36V2", ["#f1dfb8", 6])
  );
}

const bend = (dx: number): number => 540 - (dx * dx) / 2300;

function planks(ink: string): string {
  return each(21, (i) => {
    const dx = -400 + i * 40;
    return box([middle + dx - 17, bend(dx) - 8, 34, 21, 5], i % 2 ? "#a8703f" : mix("#8a5a38", ink, 0.15));
  });
}

function ropes(ink: string): string {
  const line = (lift: number) =>
    limb(
      [-520, -400, -260, -130, 0, 130, 260, 400, 520].map((dx) => [middle + dx, (Math.abs(dx) > 400 ? 470 : bend(dx)) - lift]),
      ["#e9cf9f", 7],
    );
  const ties = each(11, (i) => `M${middle - 400 + i * 80} ${bend(-400 + i * 80)}v-130`);
  return line(-4) + stroke(ties, [mix("#e9cf9f", ink, 0.3), 3]) + line(130);
}

const pole = (ink: string): string => box([-7, -66, 14, 70, 4], mix("#6b4029", ink, 0.2));

/** Survival: building a raft, a rope bridge over a gorge, and a tug of war. */
export const survival: Kind = [raft, ropeBridge, tugOfWar];
