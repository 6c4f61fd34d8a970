import { mix } from "../../ink/colour.ts";
import { clipped, fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { dragon } from "../../motifs/dragon.ts";
import { fish } from "../../motifs/fish.ts";
import { blade, block, grip } from "../../motifs/vr-gear.ts";
import { whale } from "../../motifs/whale.ts";
import { standing } from "../../people/standing.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const arena: Layout = {
  hours: ["neon", "lamplight", "dusk"],
  focus: [0.5, 0.46],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, sky: dark } = stage;
    const x = middle + lit * roll.between(90, 150);
    const sun = middle - lit * 250;
    const slices = each(6, (i) => box([sun - 200, 400 + i * 27, 400, 5 + i * 3], dark[1]));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.6), dark[0], mix(dark[1], accent, 0.3)])),
      sparks(stage, 26),
      glow([sun, 380, 420], accent, 0.5),
      clipped(`M${sun - 190} 390a190 190 0 1 1 380 0a190 190 0 1 1 -380 0Z`, box([sun - 200, 190, 400, 400], fade([pop, accent])) + slices),
      peaks(stage, 560),
      box([0, 560, stageWidth, 340], fade([mix(accent, ink, 0.5), mix(ink, "#000000", 0.2)])),
      stroke(each(15, (i) => `M${middle + (i - 7) * 60} 560L${middle + (i - 7) * 230} 900`) + grid(560), [blue, 3], 0.6),
      glow([x, 330, 400], blue, 0.35),
      at([x, 350, 1.4, lit], dragon(roll.pick([mix(blue, ink, 0.2), "#4fae7a", "#8a6fd0"]), roll.pick([accent, pop]))),
      ...[-1, 0, 1].map((i) => oval([middle + i * 370, 846, 150, 30], i ? accent : blue, 0.4)),
      standing(stage, [middle - lit * 390, 836, 3.9, lit], ["point", { hat: "headset", held: grip(accent) }]),
      standing(stage, [middle - lit * 20, 850, 4, lit], [roll.pick(["lunge", "reach"]), { hat: "headset", held: grip(pop) }]),
      standing(stage, [middle + lit * 400, 836, 3.8, -lit], [roll.pick(["aim", "cheer"]), { hat: "headset", held: grip(blue) }]),
    ];
  },
};

const dive: Layout = {
  hours: ["parlour", "studio", "playroom", "lamplight"],
  focus: [0.5, 0.42],
  draw(stage) {
    const { roll, lit, accent, pop, light, lamps: evening } = stage;
    const x = middle + lit * 70;
    const world = `M${x - 400} 400Q${x - 420} 90 ${x - 70} 80Q${x + 130} 10 ${x + 330} 130Q${x + 520} 330 ${x + 340} 540Q${x + 140} 700 ${x - 130} 650Q${x - 380} 640 ${x - 400} 400Z`;
    const shoal = each(8, (i) =>
      at(
        [x - lit * (120 + (i % 4) * 62) + roll.between(-20, 20), 500 + Math.floor(i / 4) * 54 + (i % 3) * 18, 0.9, lit],
        fish(i % 3 ? pop : accent),
      ),
    );
    const bubbles = each(9, () => circle([x + roll.between(-330, 330), roll.between(150, 560), roll.between(5, 16)], "#ffffff", 0.4));
    const weed = each(
      9,
      (i) => `M${x - 380 + i * 95} 700q${roll.between(-50, 0)} -70 0 -120t${roll.between(-10, 20)} -${roll.between(40, 110)}`,
    );
    return [
      room(stage, { floor: 0.78, wall: roll.pick(["stripes", "plain"]) }),
      evening ? lamps(stage, 2, 0.3) : "",
      shelf(stage, [middle - lit * 470 - 110, 330, 220], "books"),
      box([middle - lit * 480 - 140, 600, 280, 110, 30], mix(accent, stage.ink, 0.3)),
      glow([x, 380, 620], "#8fe8ff", 0.5),
      shape(world, light, 0.35),
      clipped(
        world,
        box([0, 0, stageWidth, 760], fade(["#5fd0e6", "#1d7fb5", "#123f7a"])) +
          shape(
            `M${x - 60} 0L${x - 330} 700H${x - 120}L${x + 60} 0ZM${x + 180} 0L${x + 90} 700H${x + 300}L${x + 290} 0Z`,
            "#ffffff",
            0.12,
          ) +
          stroke(weed, ["#1f8f7a", 24]) +
          at([x + lit * 110, 240, 1.6, lit], whale("#3f6fae")) +
          shoal +
          bubbles,
      ),
      standing(stage, [x - lit * 10, 836, 4.5, lit], [roll.pick(["reach", "cheer", "balance"]), { hat: "headset", held: grip(pop) }]),
      standing(stage, [middle - lit * 400, 826, 3.5, lit], [roll.pick(["clap", "think"])]),
      standing(stage, [middle + lit * 460, 830, 3.6, -lit], [roll.pick(["point", "clap", "wave"])]),
    ];
  },
};

const blades: Layout = {
  hours: ["neon", "dusk", "lamplight"],
  focus: [0.52, 0.48],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, sky: dark } = stage;
    const x = middle + lit * 180;
    const ring = (r: number) => `M${x - r} ${360 - r * 0.62}h${2 * r}v${r * 1.24}h${-2 * r}Z`;
    const blocks = (
      [
        [0, 330, 0.5],
        [90, 420, 0.7],
        [-80, 290, 0.85],
        [190, 270, 1.25],
        [70, 560, 1.5],
        [-30, 160, 1.15],
        [330, 520, 1.9],
      ] as const
    ).map(([dx, y, k], i) => turned([x + lit * dx, y, roll.between(-24, 24)], at([x + lit * dx, y, k], block(i % 2 ? accent : blue))));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.7), mix(dark[1], ink, 0.3)])),
      glow([x, 360, 480], pop, 0.35),
      [70, 150, 270, 430, 640, 900].map((r, i) => stroke(ring(r), [i % 2 ? accent : blue, 3 + i * 2], 0.3 + i * 0.08)).join(""),
      stroke(`M${x - 70} 317L-20 -60M${x + 70} 317L1220 -60`, [pop, 4], 0.5),
      shape(`M${x - 60} 404H${x + 60}L1320 900H-120Z`, fade([mix(accent, ink, 0.3), ink])),
      stroke(
        each(9, (i) => `M${x + (i - 4) * 15} 404L${middle + (i - 4) * 230} 900`),
        [blue, 4],
        0.45,
      ),
      blocks.join(""),
      oval([middle - lit * 190, 838, 230, 40], blue, 0.4),
      standing(
        stage,
        [middle - lit * 190, 836, 5.2, lit],
        [roll.pick(["lunge", "point"]), { hat: "headset", shirt: mix("#fff3e0", blue, 0.15), held: blade(roll.pick([accent, "#ff5a6e"])) }],
      ),
      standing(stage, [middle + lit * 470, 846, 3.5, -lit], [roll.pick(["cheer", "clap"])]),
    ];
  },
};

const sparks = ({ roll, light }: Stage, count: number): string =>
  shape(
    each(count, () => {
      const r = roll.between(2, 6);
      return `M${roll.between(0, stageWidth)} ${roll.between(10, 470)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;
    }),
    light,
    0.7,
  );

const grid = (y: number): string => each(6, (i) => `M-20 ${y + 12 + i * i * 11}H1220`);

function peaks({ roll, accent, ink, water: blue }: Stage, y: number): string {
  const tops = [-40, 90, 190, 330, 450, 570, 700, 830, 960, 1090, 1240].map(
    (x, i) => [x, y - (i % 2 ? roll.between(110, 230) : 20)] as const,
  );
  const line = tops.map(([x, top]) => `L${x} ${top}`).join("");
  return shape(`M-40 ${y}${line}V${y}Z`, mix(accent, ink, 0.7)) + stroke(`M-40 ${y}${line}`, [blue, 4], 0.8);
}

/** Virtual reality: an arena with a dragon, a dive among whales in the living room, and a game with blades of light. */
export const virtualReality: Kind = [arena, dive, blades];
