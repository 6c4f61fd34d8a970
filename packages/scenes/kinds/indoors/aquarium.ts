import { darker, mix, paler } from "../../ink/colour.ts";
import { clipped, fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { coral, reef } from "../../motifs/coral.ts";
import { diver } from "../../motifs/diver.ts";
import { fish, stripedFish } from "../../motifs/fish.ts";
import { ray, rayBelow } from "../../motifs/ray.ts";
import { shark } from "../../motifs/shark.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { bubbles, rays, sea, shoal } from "../../places/under-water.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;
const hides = ["#6f8aa8", "#5f7f92", "#7c86a8", "#5b8a99"];

const tunnel: Layout = {
  hours: ["dusk", "neon", "parlour", "lamplight"],
  focus: [0.5, 0.38],
  draw(stage) {
    const { roll, lit, accent, pop } = stage;
    const x = middle + lit * roll.between(-20, 20);
    const [deep, ink] = [mix("#0f3f78", stage.ink, 0.2), mix("#0b1f3f", stage.ink, 0.4)];
    const rib = (r: number) => `M${x - r} 800V${680 - r * 0.35}A${r} ${r * 0.86} 0 0 1 ${x + r} ${680 - r * 0.35}V800`;
    return [
      sea([deep, "#1c7fb0", "#4fb9d4"]),
      rays(x),
      glow([x, 560, 300], "#d8fbff", 0.8),
      bubbles(stage, 12),
      shoal(stage, [x + lit * 330, 160], pop),
      at([x - lit * 110, 190, 1.7, lit], shark(roll.pick(hides))),
      turned([x + lit * 370, 400, lit * 24], at([x + lit * 370, 400, 0.95], rayBelow(roll.pick(hides)))),
      at([x - lit * 440, 430, 1, -lit], stripedFish(accent)) + at([x - lit * 380, 500, 1.4, -lit], stripedFish(pop)),
      at([60, 770, 1.2], reef(accent, "#1f8f7a")) + at([1140, 780, 1.2, -1], coral(paler(accent, 0.2))),
      [200, 300, 440].map((r, i) => stroke(rib(r), ["#dff6ff", 8 + i * 4], 0.22 + i * 0.06)).join(""),
      stroke(rib(560), [ink, 40]) + stroke(rib(540), ["#dff6ff", 6], 0.5),
      shape(`M${x - 200} 680H${x + 200}L1240 900H-40Z`, fade([mix(ink, "#4fb9d4", 0.4), ink])),
      shape(`M${x - 90} 690H${x + 90}L${x + 260} 900H${x - 260}Z`, "#7fd6e6", 0.22),
      shape(`M-40 900V800L${x - 200} 672V690ZM1240 900V800L${x + 200} 672V690Z`, mix(ink, "#4fb9d4", 0.2)),
      standing(stage, [x + lit * 60, 730, 1.5, -lit], ["point", kid]) + standing(stage, [x - lit * 40, 736, 1.8, lit], ["walk"]),
      standing(stage, [x - lit * 250, 830, 3, lit], ["reach", kid]),
      standing(stage, [x + lit * 190, 836, 3, -lit], [roll.pick(["cheer", "wave"]), kid]),
      standing(stage, [x - lit * 400, 850, 3.8, lit], [roll.pick(["point", "hips"])]),
      standing(stage, [x + lit * 380, 856, 3.7, -lit], ["raise"]),
    ];
  },
};

const wall: Layout = {
  hours: ["neon", "dusk", "parlour"],
  focus: [0.5, 0.42],
  draw(stage) {
    const { roll, lit, accent, pop } = stage;
    const ink = mix("#0b1f3f", stage.ink, 0.5);
    const x = middle + lit * 30;
    const glass = `M${x - 400} 400a400 400 0 1 1 800 0a400 400 0 1 1 -800 0Z`;
    const ringOf = (r: number) => `M${x - r} 400a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
    return [
      box([0, 0, stageWidth, stageHeight], fade([ink, mix(ink, "#1c7fb0", 0.3)])),
      glow([x, 400, 760], "#4fc9e6", 0.5),
      clipped(
        glass,
        sea(["#1d6fa8", "#2fa3c9", "#7fd8de"]) +
          rays(x) +
          box([0, 700, stageWidth, 200], "#e8d09a") +
          at([x - lit * 250, 730, 1.3], reef(accent, "#1f8f7a")) +
          at([x + lit * 270, 720, 1.4], coral("#e4577a")) +
          bubbles(stage, 10) +
          at([x + lit * 60, 220, 1.2, -lit], shark(roll.pick(hides))) +
          turned([x + lit * 200, 480, lit * 12], at([x + lit * 200, 480, 1.2], rayBelow(roll.pick(hides)))) +
          diver([x - lit * 170, 430, lit], stage) +
          shoal(stage, [x - lit * 230, 600], pop),
      ),
      stroke(ringOf(400), [mix(ink, "#8fb6c9", 0.35), 34]) + stroke(ringOf(380), ["#ffffff", 6], 0.4),
      each(14, (i) => circle([x + Math.cos(i * 0.449) * 400, 400 + Math.sin(i * 0.449) * 400, 8], mix(ink, "#8fb6c9", 0.75))),
      shape("M-20 900V760H1220V900Z", mix(ink, "#1c7fb0", 0.3)) + oval([x, 830, 420, 50], "#7fe0ee", 0.25),
      standing(stage, [x - lit * 120, 840, 3.1, -lit], ["wave", kid]),
      standing(stage, [x + lit * 60, 850, 3, lit], ["reach", kid]),
      standing(stage, [x - lit * 360, 850, 3.9, lit], [roll.pick(["point", "hold"])]),
      standing(stage, [x + lit * 330, 850, 3.9, -lit], [roll.pick(["hips", "clap"])]),
      standing(stage, [x + lit * 480, 856, 3, -lit], [roll.pick(["point", "cheer"]), kid]),
    ];
  },
};

const touchPool: Layout = {
  hours: ["playroom", "studio", "parlour", "spring"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, light } = stage;
    const [one, two, three] = roll.shuffled(["#8a7a6b", "#6f8aa8", "#a88f6f", "#7c86a8"]);
    const pool = (grow: number, dy: number) =>
      `M${middle - 500 - grow} ${640 + dy}a${500 + grow} ${190 + grow * 0.5} 0 1 1 ${1000 + grow * 2} 0a${500 + grow} ${190 + grow * 0.5} 0 1 1 ${-1000 - grow * 2} 0Z`;
    const tank = (tankX: number, w: number) =>
      box([tankX - 14, 116, w + 28, 268, 20], mix(stage.ink, stage.sky[1], 0.3)) +
      box([tankX, 130, w, 240, 12], fade(["#3fa8cf", "#1d6fa8"])) +
      each(3, (i) => at([tankX + 60 + i * (w / 3.4), 210 + (i % 2) * 80, 1.1, i % 2 ? 1 : -1], i % 2 ? stripedFish(pop) : fish(accent)));
    return [
      room(stage, { floor: 0.52, wall: "plain" }),
      tank(70, 330) + tank(800, 330),
      stage.lamps ? lamps(stage, 1, 0.4) : "",
      sign([middle, 210], light, accent),
      standing(stage, [middle - lit * 250, 540, 3, lit], ["point"]),
      standing(stage, [middle - lit * 40, 520, 2.7, lit], ["kneel", kid]),
      standing(stage, [middle + lit * 130, 526, 2.8, -lit], [roll.pick(["clap", "cheer"]), kid]),
      standing(stage, [middle + lit * 320, 540, 2.8, -lit], ["hold", kid]),
      soft([middle, 690, 590, 220], 0.25),
      shape(pool(60, 40), mix("#8f9bb3", stage.ink, 0.35)) + shape(pool(60, 0), mix("#d9d3cc", light, 0.2)),
      shape(pool(8, 6), darker(blue, 0.35)),
      clipped(
        pool(0, 14),
        box([0, 440, stageWidth, 460], fade([mix("#3fb0cc", blue, 0.2), "#8fe0e2"])) +
          [0, 1, 2, 3, 4].map((i) => stroke(`M${100 + i * 240} ${560 + (i % 3) * 90}q50 -26 100 0t100 0`, ["#ffffff", 6], 0.4)).join("") +
          each(6, (i) => oval([200 + i * 160, 720 + (i % 3) * 40, 26, 12], mix("#d9c7a0", "#8fe0e2", 0.3))),
      ),
      swimmer([middle - lit * 60, 640, 1.25], one ?? "#8a7a6b", lit * 62),
      swimmer([middle + lit * 270, 600, 0.95], two ?? "#6f8aa8", -lit * 70),
      swimmer([middle - lit * 350, 610, 0.85], three ?? "#a88f6f", lit * 120),
      star([middle + lit * 120, 760], accent),
      at([middle - lit * 440, 870, 3.7, lit], person(stage, "reach", kid)) +
        at([middle + lit * 430, 870, 3.8, -lit], person(stage, "pull", kid)),
    ];
  },
};

/** A ray under water, with its shadow on the floor of the pool. */
const swimmer = ([x, y, k]: readonly [number, number, number], hide: string, angle: number): string =>
  oval([x + 16, y + 44, 120 * k, 44 * k], "#0b3f5a", 0.22) +
  at([x, y, 1], `<g transform="scale(1 .62)">${turned([0, 0, angle], at([0, 0, k], ray(hide)))}</g>`);

const star = ([x, y]: readonly [number, number], colour: string): string =>
  shape(`M${x} ${y - 34}l11 22l28 3l-20 17l6 26l-25 -14l-25 14l6 -26l-20 -17l28 -3Z`, colour) + circle([x, y - 2, 6], paler(colour, 0.4));

const sign = ([x, y]: readonly [number, number], light: string, colour: string): string =>
  box([x - 110, y - 80, 220, 160, 18], light) +
  at([x, y - 8, 0.62], rayBelow(colour)) +
  stroke(`M${x - 70} ${y - 80}V${y - 230}M${x + 70} ${y - 80}V${y - 230}`, [darker(colour, 0.4), 4]);

/** An aquarium: the tunnel under the shark, the round window with its diver, and the pool of rays. */
export const aquarium: Kind = [tunnel, wall, touchPool];
