import { mix } from "../../ink/colour.ts";
import { at, box, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { archedBridge } from "../../motifs/arched-bridge.ts";
import { foamRing, splash } from "../../motifs/splash.ts";
import { supBoard, supDeck, supPaddle } from "../../motifs/sup-board.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageWidth } from "../../stage.ts";

const lake: Layout = {
  hours: ["sunset", "morning", "spring", "noon"],
  horizon: [0.46, 0.52],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, pop, accent, water: blue } = stage;
    const x = middle + lit * roll.between(10, 90);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 6, rise: 140, depth: 0.6 }),
      skyline(stage, ground + 4),
      hills(stage, { y: ground + 14, rise: 22, depth: 0.15 }),
      water(stage, ground + 14),
      at([x + lit * roll.between(300, 380), ground + 96, 0.75, lit], supBoard({ ...stage, accent: mix(blue, "#ffffff", 0.4) })),
      at([x - lit * 380, ground + 190, 1.25, lit], supBoard({ ...stage, accent: pop, pop: accent })),
      at([x, roll.between(745, 770), 2.2, lit], supBoard(stage)),
      reeds(stage, roll() < 0.5 ? lit : -lit),
    ];
  },
};

const canal: Layout = {
  hours: ["noon", "dusk", "spring", "autumn"],
  horizon: [0.47, 0.51],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground, ink, pop, accent } = stage;
    const x = middle - lit * roll.between(60, 150);
    const quay = mix("#b0907c", ink, 0.25);
    return [
      sky(stage, 0.35),
      city(stage, ground, roll.between(0.95, 1.15)),
      box([0, ground, stageWidth, 44], quay) + box([0, ground - 8, stageWidth, 12], mix("#e3cbb8", ink, 0.1)),
      water(stage, ground + 40),
      at([middle + lit * 240, ground + 60, 1.05], archedBridge(stage)),
      standing(stage, [middle + lit * 200, ground - 126, 1.2, -lit], ["wave"]),
      standing(stage, [middle + lit * 290, ground - 120, 1.2, -lit], ["point"]),
      at([middle + lit * 270, ground + 160, 0.85, -lit], supBoard({ ...stage, accent: pop, pop: accent }, "kneel")),
      at([x + lit * 430, 770, 1.65, -lit], supBoard({ ...stage, accent: mix(accent, "#ffffff", 0.3) })),
      at([x, 775, 2.15, lit], supBoard({ ...stage, accent: pop, pop: accent })),
    ];
  },
};

const together: Layout = {
  hours: ["noon", "spring", "sunset"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, light } = stage;
    const x = middle - lit * roll.between(60, 100);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 4, rise: 90, depth: 0.55 }),
      trees(stage, "birch", { count: 8, y: ground + 6, scale: 1.1, depth: 0.34 }),
      trees(stage, "pine", { count: 6, y: ground + 10, scale: 1, depth: 0.26 }),
      water(stage, ground + 8),
      at([x + lit * 360, ground + 90, 0.8, -lit], supBoard({ ...stage, accent: stage.pop })),
      at([x, 790, 1.75, lit], crew(stage)),
      at([x + lit * 510, 826, 1], splash(light)),
      at([x + lit * 510, 900, 2.1, -lit], person(stage, "splash", { bathing: true })),
      at([x + lit * 510, 828, 0.9], foamRing(light)),
      stroke(`M${x + lit * 380} 850h120M${x + lit * 520} 866h130`, [light, 6], 0.5),
    ];
  },
};

/** A very long board with a whole team on it. */
function crew(stage: Stage): string {
  const { roll, pop } = stage;
  const others: readonly PoseName[] = roll.shuffled(["cheer", "balance", "wave", "kneel"]);
  const team = [-186, -94, 0, 92, 178].map((x, i) => {
    const paddles = i % 2 === 0;
    const held = paddles ? supPaddle(i === 2 ? pop : "#fff3e0") : undefined;
    const pose = paddles ? "sup" : (others[i] ?? "cheer");
    return at([x, -4, 1.35], person(stage, pose, { held, over: roll() < 0.6 ? "vest" : undefined }));
  });
  return supDeck(stage, 2.3) + team.join("");
}

/** Stand-up paddling: at sunset on the lake, through the canals, and all on one board. */
export const sup: Kind = [lake, canal, together];
