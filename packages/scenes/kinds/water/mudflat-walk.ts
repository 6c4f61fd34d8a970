import { darker, mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, each, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { lighthouse } from "../../motifs/lighthouse.ts";
import { sailboat } from "../../motifs/sailboat.ts";
import { bucket, crab, shell } from "../../motifs/catch.ts";
import { seal } from "../../motifs/seal.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { sky } from "../../places/sky.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const crossing: Layout = {
  hours: ["morning", "noon", "sunset", "dusk"],
  horizon: [0.4, 0.45],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const row = (i: number) => [middle - lit * (-330 + i * 168), 800 - i * 42, 3.2 - i * 0.4, lit] as const;
    const line: readonly PoseName[] = ["walk", "walk", "balance", "walk", "wave"];
    return [
      sky(stage, 0.55),
      aloft(stage),
      island(stage, middle - lit * 300),
      flats(stage),
      at([middle + lit * 130, ground + 40, 0.5, lit], sailboat(stage, 0)),
      line.map((_, i) => mirrorOf(stage, row(i))).join(""),
      line
        .map((pose, i) =>
          standing(stage, row(i), [i === 0 ? "raise" : pose, { ...waders(stage), ...(i === 0 ? { hat: "cap", held: pole } : {}) }]),
        )
        .toReversed()
        .join(""),
      ripples(stage, roll.between(0, 60)),
    ];
  },
};

const finds: Layout = {
  hours: ["noon", "spring", "morning"],
  horizon: [0.32, 0.36],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const x = middle + lit * roll.between(-30, 40);
    const catchOf = roll.pick([crab(accent), shell(paler(pop, 0.4)), crab(mix(accent, pop, 0.5))]);
    return [
      sky(stage, 0.45),
      aloft(stage),
      island(stage, middle - lit * 320),
      flats(stage),
      standing(stage, [x + lit * 420, ground + 190, 1.5, -lit], ["walk", waders(stage)]),
      standing(stage, [x + lit * 490, ground + 180, 1.5, -lit], ["point", waders(stage)]),
      oval([x + lit * 20, 806, 330, 46], stage.sky[1], 0.6) + oval([x + lit * 20, 810, 290, 34], mix(stage.water, "#ffffff", 0.3)),
      standing(stage, [x - lit * 20, 730, 3.2, -lit], ["think", waders(stage)]),
      standing(stage, [x - lit * 230, 800, 3.9, lit], ["kneel", { ...waders(stage), hat: "cap" }]),
      standing(stage, [x + lit * 320, 806, 3.8, -lit], ["hold", { ...waders(stage), held: bucket(accent) }]),
      standing(stage, [x - lit * 440, 790, 3.6, lit], [roll.pick(["point", "clap"]), waders(stage)]),
      at([x - lit * 20, 690, 2.4, lit], catchOf),
      at([x + lit * 130, 850, 1.6], crab(mix(accent, stage.ink, 0.2))) + at([x - lit * 500, 860, 1.4], shell("#fff3e0")),
    ];
  },
};

const seals: Layout = {
  hours: ["sunset", "morning", "winter"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const x = middle + lit * roll.between(150, 230);
    const grey = mix("#8b8792", ink, 0.2);
    const poses = roll.shuffled(["point", "hips", "think", "raise"] as const);
    return [
      sky(stage, 0.6),
      aloft(stage),
      hills(stage, { y: ground, rise: 16, depth: 0.5 }),
      flats(stage),
      at([middle + lit * 330, ground + 60, 0.9, -lit], sailboat(stage, 0)),
      shape(`M${x - 400} 740Q${x - 120} 606 ${x + 60} 640T${x + 440} 740Q${x} 800 ${x - 400} 740Z`, mix("#e9cf9d", stage.land, 0.2)),
      at([x - lit * 10, 660, 1.1, -lit], seal(paler(grey, 0.3))),
      at([x + lit * 190, 706, 1.5, lit], seal(grey)),
      at([x - lit * 90, 736, 1.8, lit], seal(darker(grey, 0.1))),
      poses
        .slice(0, 3)
        .map((pose, i) => standing(stage, [middle - lit * (480 - i * 135), 800 + (i % 2) * 26, 3.2, lit], [pose, waders(stage)]))
        .join(""),
      ripples(stage, 40),
    ];
  },
};

/** Wet sand that mirrors the sky, with gullies that the tide left. */
function flats({ roll, ground, land, sky: air, light, ink, sunX }: Stage): string {
  const mud = mix("#b49a7c", land, 0.25);
  const pools = each(9, (i) => {
    const near = i / 9;
    const [y, w] = [ground + 24 + near * near * (stageHeight - ground), 120 + near * 260];
    const x = roll.between(-80, stageWidth - 60);
    return `M${x} ${y}q${w * 0.3} ${-10 - near * 16} ${w * 0.6} -4t${w * 0.5} 4q${-w * 0.3} ${12 + near * 18} ${-w * 0.6} 6t${-w * 0.5} -6Z`;
  });
  const glints = each(6, (i) => `M${sunX - 40 - i * 14 + roll.between(-30, 30)} ${ground + 16 + i * i * 7}h${70 + i * 26}`);
  return (
    box([0, ground, stageWidth, stageHeight - ground], fade([mix(mud, air[1], 0.75), mix(mud, air[1], 0.3), mix(mud, ink, 0.2)])) +
    shape(pools, mix(air[1], "#ffffff", 0.2), 0.6) +
    stroke(glints, [light, 6], 0.7)
  );
}

function island(stage: Stage, x: number): string {
  const { ground, land, sky: air } = stage;
  return (
    at([x + 60, ground - 6, 1], lighthouse(stage)) +
    shape(
      `M${x - 280} ${ground + 6}Q${x - 150} ${ground - 34} ${x - 40} ${ground - 18}T${x + 150} ${ground - 24}T${x + 300} ${ground + 6}Z`,
      mix(land, air[1], 0.3),
    )
  );
}

const ripples = ({ ink, light }: Stage, dx: number): string =>
  stroke(
    each(4, (i) => `M${dx + i * 300 - 60} ${868 - (i % 2) * 16}q40 -14 80 0t80 0t80 0`),
    [ink, 6],
    0.22,
  ) +
  stroke(
    each(3, (i) => `M${dx + i * 380} ${884 - (i % 2) * 10}q40 -12 80 0t80 0`),
    [light, 5],
    0.4,
  );

const mirrorOf = ({ ink }: Stage, [x, y, k]: readonly [number, number, number, number]): string =>
  oval([x, y + 34 * k * 0.5, 13 * k, 22 * k * 0.8], ink, 0.14);

const waders = ({ ink, roll }: Stage) => ({
  trousers: roll.pick([ink, darker(ink, 0.3), "#3d4a5c"]),
  over: roll() < 0.25 ? ("vest" as const) : undefined,
});
const pole = stroke("M2 -60L-4 90", ["#8a5636", 4]);

/** Walking over the mudflats: the crossing, what the guide finds, and the seals. */
export const mudflatWalk: Kind = [crossing, finds, seals];
