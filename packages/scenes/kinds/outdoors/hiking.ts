import { darker, mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, dots, each, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { hiker } from "../../motifs/hiker.ts";
import { signpost } from "../../motifs/signpost.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight } from "../../stage.ts";

const ridge: Layout = {
  hours: ["morning", "noon", "autumn", "spring"],
  horizon: [0.42, 0.47],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, land, accent, ink } = stage;
    const heath = roll() < 0.5 ? mix("#a8649a", land, 0.35) : mix(land, stage.pop, 0.1);
    const slope = (dx: number) => 760 - dx * 0.15;
    const side = (dx: number) => middle + lit * dx;
    const hill = `M${side(-640)} 900V${slope(-640)}Q${side(-200)} ${slope(-200) - 10} ${side(100)} ${slope(100)}T${side(640)} ${slope(640)}V900Z`;
    const path = `M${side(-640)} ${slope(-640) + 66}Q${side(-200)} ${slope(-200) + 40} ${side(100)} ${slope(100) + 34}T${side(640)} ${slope(640) + 16}L${side(640)} ${slope(640) + 52}Q${side(0)} ${slope(0) + 70} ${side(-640)} ${slope(-640) + 130}Z`;
    const team: readonly PoseName[] = ["walk", "walk", roll.pick(["walk", "map"] as const), roll.pick(["point", "wave"] as const)];
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 30, rise: 220, depth: 0.72 }),
      hills(stage, { y: ground + 30, rise: 130, depth: 0.5 }),
      trees(stage, "pine", { count: 14, y: ground + 50, scale: 0.7, depth: 0.42 }),
      hills(stage, { y: ground + 100, rise: 60, depth: 0.3 }),
      trees(stage, "round", { count: 5, y: ground + 150, scale: 0.9, depth: 0.22 }),
      shape(hill, heath),
      shape(path, mix("#ecd3a0", ink, 0.06)),
      at([side(500), slope(500) + 10, 1.8, -lit], signpost(stage)),
      each(4, (i) => walker(stage, [side(-390 + i * 225), slope(-390 + i * 225) + 46, 3.1 - i * 0.12, lit], team[i] ?? "walk")),
      tufts(stage, mix(heath, accent, 0.3)),
      reeds({ ...stage, land: heath }, -lit),
    ];
  },
};

const brook: Layout = {
  hours: ["spring", "autumn", "noon"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground, water: blue, light } = stage;
    const x = middle + lit * roll.between(-20, 40);
    const plank = mix("#a8703f", stage.ink, 0.12);
    const arch = (dy: number) => `M${x - 470} ${760 + dy}Q${x} ${650 + dy} ${x + 470} ${760 + dy}`;
    const stream = `M${x - lit * 150} ${ground + 40}Q${x + lit * 60} ${ground + 130} ${x - 190} ${ground + 230}L${x - 330} 900H${x + 330}L${x + 190} ${ground + 230}Q${x + lit * 160} ${ground + 130} ${x - lit * 90} ${ground + 40}Z`;
    return [
      sky(stage, 0.3),
      forest(stage),
      shape(stream, fade([mix(blue, light, 0.5), blue])),
      stroke(`M${x - 90} 860h120M${x + 10} 820h130M${x - 160} 885h90`, [light, 6], 0.6),
      at([middle + lit * 450, 770, 2, -lit], signpost(stage)),
      stroke(each(8, (i) => `M${x - 420 + i * 120} ${742 - postRise(i)}v-86`) + arch(-72), [darker(plank, 0.2), 9]),
      walker(stage, [x - lit * 260, 722, 2.9, lit], "walk"),
      walker(stage, [x - lit * 20, 706, 2.9, lit], roll.pick(["walk", "point", "wave"])),
      walker(stage, [x + lit * 230, 720, 2.9, lit], "walk"),
      shape(`${arch(-6)}V806Q${x} 690 ${x - 470} 806Z`, plank) + stroke(arch(-6), [paler(plank, 0.3), 10]),
      each(3, (i) => shape(`M${x - 420 + i * 380} ${870 + (i % 2) * 14}l34 -34l52 8l30 34Z`, darker("#8a7a6f", 0.2 + i * 0.06))),
      reeds(stage, -lit),
    ];
  },
};

const summit: Layout = {
  hours: ["sunset", "dusk", "morning", "noon"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, land, ink } = stage;
    const side = (dx: number) => middle + lit * dx;
    const stone = mix(mix(land, "#8a7a6f", 0.6), ink, 0.25);
    const crag = `M${side(-640)} 900V700L${side(-400)} 690L${side(-230)} 720L${side(20)} 706L${side(190)} 724L${side(270)} 780L${side(250)} 830L${side(340)} 900Z`;
    const light = `M${side(-640)} 724V700L${side(-400)} 690L${side(-230)} 720L${side(20)} 706L${side(190)} 724L${side(210)} 744L${side(0)} 730L${side(-240)} 746Z`;
    return [
      sky(stage, 0.6),
      aloft(stage),
      hills(stage, { y: ground - 10, rise: 240, depth: 0.74 }),
      hills(stage, { y: ground + 50, rise: 160, depth: 0.55 }),
      shape(
        `M${side(20)} ${ground + 120}q${lit * 220} -44 ${lit * 620} -8V${ground + 190}H${side(60)}Z`,
        mix(stage.water, stage.sky[1], 0.45),
      ),
      hills(stage, { y: ground + 190, rise: 70, depth: 0.34 }),
      trees(stage, "pine", { count: 12, y: ground + 220, scale: 1, depth: 0.26 }),
      hills(stage, { y: ground + 280, rise: 30, depth: 0.1 }),
      shape(crag, stone) + shape(light, paler(stone, 0.3)),
      stroke(
        `M${side(-470)} 760l${lit * 60} 90M${side(-120)} 770l${lit * -30} 110M${side(90)} 770l${lit * 40} 70`,
        [darker(stone, 0.3), 7],
        0.6,
      ),
      at([side(-260), 726, 1], box([-60, -70, 130, 74, 20], darker(stone, 0.12))),
      standing(stage, [side(-270), 764, 3, lit], ["sit", { held: cup }]),
      walker(stage, [side(-420), 724, 3.2, lit], roll.pick(["map", "think"])),
      walker(stage, [side(-80), 722, 3.2, lit], "point"),
      walker(stage, [side(110), 728, 3.3, lit], "cheer"),
      reeds(stage, -lit),
    ];
  },
};

/** A flat arch: how much higher a post stands than the first. */
const postRise = (i: number): number => (i * (7 - i) * 54) / 12.25;

type Place = readonly [x: number, y: number, scale: number, flip: number];

const walker = (stage: Stage, place: Place, pose: PoseName): string =>
  soft([place[0], place[1], 26 * place[2], 5 * place[2]]) + at(place, hiker(stage, pose));

const cup = box([-5, -9, 11, 12, 3], "#e6ecef") + stroke("M6 -6q6 2 0 6", ["#e6ecef", 2]) + stroke("M-2 -14q4 -4 0 -9", ["#ffffff", 1.6]);

function tufts({ roll, pop, width }: Stage, colour: string): string {
  const spots = (count: number) => Array.from({ length: count }, () => [roll.between(0, width), roll.between(830, stageHeight)] as const);
  return dots(spots(22), [colour, 18], 0.8) + dots(spots(12), [paler(colour, 0.3), 11]) + dots(spots(6), [pop, 9]);
}

/** Hiking: over the hills, across the brook in the wood, and the view at the top. */
export const hiking: Kind = [ridge, brook, summit];
