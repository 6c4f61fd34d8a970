import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, dashes, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { flag } from "../../motifs/flag.ts";
import { windmill } from "../../motifs/windmill.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const course: Layout = {
  hours: ["noon", "spring", "sunset"],
  horizon: [0.42, 0.47],
  draw(stage) {
    const { lit, ground, accent } = stage;
    const x = middle + lit * 190;
    const lane = `M${x - 80} ${ground + 190}L${middle - lit * 620} 830L${middle - lit * 60} 930L${x + 90} ${ground + 210}Z`;
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.52 }),
      trees(stage, "round", { count: 9, y: ground + 20, scale: 1, depth: 0.25 }),
      meadow(stage, ground + 14),
      bunting(stage, { from: [-20, 130], to: [1220, 100], sag: 130, count: 20 }),
      soft([x, ground + 214, 130, 16]),
      at([x, ground + 210, 4, lit], windmill({ ...stage, ink: mix(stage.ink, accent, 0.15) })),
      stroke(lane, [darker(accent, 0.1), 26]) + shape(lane, "#86d18c"),
      dashes(`M${middle - lit * 330} 800Q${middle - lit * 60} 700 ${x - lit * 10} ${ground + 214}`, ["#ffffff", 5], [4, 22]),
      circle([middle - lit * 290, 790, 22], "#ffffff"),
      standing(stage, [middle - lit * 440, 790, 3.3, lit], ["golf", { held: putter() }]),
      standing(stage, [middle + lit * 430, 790, 3, -lit], ["cheer", { kid: true }]),
      standing(stage, [middle + lit * 60, 850, 2.9, lit], ["clap"]),
    ];
  },
};

const glow9: Layout = {
  hours: ["neon", "lamplight", "neon"],
  draw(stage) {
    const { lit, accent, pop, water: blue, ink, sky: dark } = stage;
    const mushroom = (c: string, d: string) =>
      glow([0, -120, 150], c, 0.45) +
      soft([0, 0, 50, 8], 0.4) +
      shape("M-24 0Q-14 -50 -20 -92H20Q14 -50 24 0Z", paler(d, 0.5)) +
      shape("M-92 -84Q-84 -176 0 -178Q84 -176 92 -84Q0 -60 -92 -84Z", c) +
      circle([-40, -116, 15], d) +
      circle([10, -140, 19], d) +
      circle([52, -108, 12], d);
    const lane = `M${middle - lit * 500} 870Q${middle - lit * 260} 560 ${middle + lit * 40} 640T${middle + lit * 360} 600`;
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.4), dark[1]])),
      glow([middle + lit * 300, 200, 420], accent, 0.4) + glow([middle - lit * 360, 330, 380], blue, 0.4),
      circle([middle - lit * 330, 220, 64], pop) +
        stroke(`M${middle - lit * 330 - 110} 244Q${middle - lit * 330} 190 ${middle - lit * 330 + 110} 204`, [accent, 11]),
      each(24, (i) => circle([(i * 211) % 1200, 40 + ((i * 97) % 420), 2 + (i % 3) * 1.6], stage.light)),
      stroke(`M0 560H1200`, [blue, 6], 0.8) + box([0, 560, stageWidth, 340], fade([mix(dark[0], ink, 0.3), ink])),
      stroke(each(9, (i) => `M${(i - 4) * 150 + 600} 560L${(i - 4) * 400 + 600} 900`) + "M0 630H1200M0 740H1200", [blue, 3], 0.3),
      at([middle + lit * 150, 600, 1.5], mushroom(blue, pop)),
      at([middle + lit * 420, 640, 2.4], mushroom(accent, "#ffe9a8")),
      stroke(lane, [pop, 120]) + stroke(lane, ["#22c58b", 98]),
      oval([middle + lit * 350, 604, 22, 10], ink) + at([middle + lit * 350, 604, 1.1, lit], flag({ ...stage, accent: "#ff5a5a" }, 170)),
      circle([middle - lit * 240, 690, 20], "#ffffff"),
      standing(stage, [middle - lit * 380, 790, 3.6, lit], ["golf", { held: putter() }]),
      standing(stage, [middle - lit * 60, 800, 3, -lit], ["cheer"]),
      standing(stage, [middle + lit * 130, 810, 2.8, -lit], ["point", { kid: true }]),
    ];
  },
};

const loop: Layout = {
  hours: ["spring", "morning", "noon"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, ground, accent, pop, light } = stage;
    const [x, y] = [middle + lit * 150, 640];
    const ring = `M${x - 360 * lit} ${y + 116}H${x + 20 * lit}A150 150 0 1 0 ${x - 130 * lit} ${y - 34}`;
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground - 30, rise: 140, depth: 0.55 }),
      trees(stage, "poplar", { count: 8, y: ground + 6, scale: 0.9, depth: 0.3 }),
      meadow(stage, ground),
      at([middle + lit * 470, ground + 60, 1.7, lit], windmill(stage)),
      standing(stage, [middle - lit * 130, ground + 70, 1.7, lit], ["golf", { held: putter() }]),
      standing(stage, [middle - lit * 20, ground + 74, 1.6, -lit], ["wave", { kid: true }]),
      box([-20, y + 92, 1240, 90, 20], darker(accent, 0.1)) + box([-20, y + 92, 1240, 66, 20], "#86d18c"),
      oval([x, y + 130, 190, 16], "#1a1030", 0.2),
      circleLoop([x, y - 90], accent, pop),
      dashes(ring.replace(/A.*/, ""), [light, 5], [4, 20]),
      circle([x + lit * 150, y - 200, 22], "#ffffff"),
      at([x + lit * 370, y + 130, 2, -lit], oval([0, 2, 26, 7], stage.ink) + flag(stage, 160)),
      standing(stage, [middle - lit * 410, 806, 3.7, lit], ["golf", { hat: "cap", held: putter() }]),
      standing(stage, [middle - lit * 190, 828, 2.9, lit], ["cheer", { kid: true }]),
    ];
  },
};

function circleLoop([x, y]: readonly [number, number], rim: string, pop: string): string {
  const ring = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  return (
    stroke(ring(200), [darker(rim, 0.25), 70]) +
    stroke(ring(200), [rim, 48]) +
    stroke(ring(200), ["#86d18c", 30]) +
    stroke(`M${x - 60} ${y + 252}L${x} ${y + 214}L${x + 60} ${y + 252}`, [pop, 16])
  );
}

const putter = (): string => stroke("M-3 -12L14 42", ["#8c97a5", 3.4]) + stroke("M13 43H24", ["#4a5563", 6]);

/** Mini golf: past the windmill, in the dark, and through the loop. */
export const miniGolf: Kind = [course, glow9, loop];
