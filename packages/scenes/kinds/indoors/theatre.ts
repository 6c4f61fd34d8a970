import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { scenery, wagon } from "../../motifs/stage-wagon.ts";
import { theatreMask } from "../../motifs/theatre-mask.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { curtains } from "../../places/curtains.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { nightSky } from "../../places/night-sky.ts";
import { room } from "../../places/room.ts";
import { trees } from "../../places/trees.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const cheers: readonly PoseName[] = ["raise", "cheer", "clap"];
const velvets = ["#b8324a", "#8f2f5d", "#2f6f7a", "#a8433a"];
const grand: readonly PoseName[] = ["dance", "sing", "star", "point", "cheer"];

const onStage: Layout = {
  hours: ["lamplight", "neon", "parlour"],
  focus: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, accent, ink, light, sky: dark } = stage;
    const [first = "dance", second = "sing", third = "point"] = roll.shuffled(grand);
    const x = middle + lit * roll.between(-20, 60);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.3), dark[1]])),
      scenery(stage, x),
      box([0, 640, stageWidth, 140], fade(["#c98f58", "#8a5a38"])) +
        stroke(
          each(9, (i) => `M${middle + (i - 4) * 130} 640L${middle + (i - 4) * 180} 776`),
          ["#6b4029", 4],
          0.5,
        ),
      beam([x - lit * 420, x - lit * 60], light) + beam([x + lit * 460, x + lit * 190], light),
      oval([x - lit * 60, 730, 200, 34], light, 0.45) + oval([x + lit * 190, 724, 150, 26], light, 0.35),
      standing(stage, [x - lit * 80, 730, 3.9, lit], [first, { hat: "top", shirt: accent }]),
      standing(stage, [x + lit * 180, 726, 3.5, -lit], [second, { hat: "pirate" }]),
      standing(stage, [x - lit * 290, 736, 3.3, lit], [third, { hat: roll.pick(["party", "straw"] as const) }]),
      curtains(roll.pick(velvets), 800),
      box([-20, 770, 1240, 26, 4], "#d39a68") + box([-20, 794, 1240, 120], darker(dark[0], 0.45)),
      each(7, (i) => glow([110 + i * 164, 770, 60], light, 0.8) + shape(`M${84 + i * 164} 782a26 26 0 0 1 52 0Z`, "#f5c95a")),
      each(11, (i) => head(stage, [i * 116 + roll.between(0, 30), 872 + (i % 2) * 16])),
    ];
  },
};

const rehearsal: Layout = {
  hours: ["studio", "playroom", "autumn", "spring"],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, accent, pop, land, light } = stage;
    const [a = "star", b = "dance", c = "cheer", d = "point"] = roll.shuffled([
      "star",
      "dance",
      "sing",
      "point",
      "balance",
      "jump",
    ] as const);
    const x = middle + lit * roll.between(-30, 40);
    return [
      room(stage, { floor: 0.66, wall: roll.pick(["planks", "bricks", "stripes"]) }),
      windowOn(roll.pick(["noon", "sunset", "spring"]), [middle - lit * 430 - 100, 150, 200, 260]),
      at([x - lit * 110, 236, 1.2], turned([0, 0, -lit * 9], theatreMask(paler(pop, 0.2), true))),
      at([x + lit * 150, 290, 1.1], turned([0, 0, lit * 11], theatreMask(mix("#8fb4e0", light, 0.2), false))),
      oval([middle, 776, 540, 130], mix(land, "#1a1030", 0.15)) +
        oval([middle, 766, 520, 118], mix(accent, light, 0.5)) +
        oval([middle, 766, 400, 86], mix(accent, light, 0.68)),
      rail(stage, [middle + lit * 440, 690]),
      standing(stage, [x - lit * 330, 736, 3.2, lit], [d]),
      standing(stage, [x + lit * 320, 740, 3.2, -lit], [c, { hat: "pirate" }]),
      standing(stage, [x - lit * 105, 790 - (a === "jump" ? 40 : 0), 4, lit], [a, { hat: roll.pick(["top", "party"] as const) }]),
      standing(stage, [x + lit * 130, 800, 3.9, -lit], [b, { shirt: pop }]),
      standing(stage, [x - lit * 500, 836, 3.8, lit], ["clap"]),
      chair([x + lit * 480, 850, 1.5, -lit], accent),
      at([x + lit * 480, 860, 3.3, -lit], person(stage, "sit", { held: script() })),
    ];
  },
};

const openAir: Layout = {
  hours: ["dusk", "sunset", "lamplight"],
  horizon: [0.56, 0.6],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink, land } = stage;
    const [a = "sing", b = "dance"] = roll.shuffled(["sing", "dance", "point", "raise"] as const);
    const x = middle + lit * roll.between(0, 60);
    return [
      nightSky(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.45 }),
      trees(stage, "round", { count: 7, y: ground + 30, scale: 2.3, depth: 0.15 }),
      box([0, ground + 20, stageWidth, 500], fade([mix(land, ink, 0.2), mix(land, ink, 0.6)])),
      glow([x, 520, 480], stage.light, 0.65),
      wagon(stage, x),
      lights(stage, { from: [-20, 150], to: [x - 330, 270], sag: 70, count: 6 }) +
        lights(stage, { from: [x + 330, 270], to: [1220, 130], sag: 70, count: 6 }),
      at([x - lit * 150, 640, 2.7, lit], person(stage, a, { hat: "top", shirt: accent })),
      at([x + lit * 20, 640, 2.6, -lit], person(stage, "kneel", { hat: "straw" })),
      at([x + lit * 175, 640, 2.7, -lit], person(stage, b, { hat: "pirate", shirt: pop })),
      each(6, (i) => {
        const px = middle - 500 + i * 200 + roll.between(-20, 20);
        return at([px, 980, 3, roll() < 0.5 ? 1 : -1], person(stage, cheers[i % 3] ?? "clap"));
      }),
    ];
  },
};

const beam = ([from, to]: readonly [number, number], light: string): string =>
  shape(`M${from - 20} -20H${from + 20}L${to + 190} 730H${to - 190}Z`, light, 0.16);

const head = ({ roll, ink, sky }: Stage, [x, y]: readonly [number, number]): string => {
  const cloth = mix(roll.pick(["#4a3a5e", "#2f3f5d", "#5a2f4a"]), ink, 0.2);
  return (
    box([x - 62, y + 16, 124, 100, 46], cloth) +
    circle([x, y - 14, 38], mix(sky[1], ink, 0.35)) +
    (roll() < 0.4 ? circle([x + 4, y - 56, 15], mix(sky[1], ink, 0.35)) : "")
  );
};

const rail = ({ accent, pop, water: blue, land }: Stage, [x, y]: readonly [number, number]): string =>
  soft([x, y, 130, 10]) +
  stroke(`M${x - 110} ${y}V${y - 250}H${x + 110}V${y}`, ["#5a5870", 9]) +
  [accent, pop, blue, land, "#8a5bc0"].map((cloth, i) => shape(`M${x - 88 + i * 40} ${y - 246}l22 34l-8 130h-40l-6 -130Z`, cloth)).join("");

const chair = (place: readonly [number, number, number, number], colour: string): string =>
  at(
    place,
    soft([10, 0, 50, 7]) +
      stroke("M-28 0V-130M36 0V-60", ["#6b4029", 9]) +
      box([-34, -66, 80, 13, 4], colour) +
      box([-36, -132, 14, 70, 6], colour),
  );

const script = (): string => shape("M-6 -16L16 -20L20 6L-2 10Z", "#fffaf0") + stroke("M0 -9L12 -11M1 -2L13 -4", ["#8c97a5", 1.6]);

/** The theatre: on the stage, an improvisation, and in the open air. */
export const theatre: Kind = [onStage, rehearsal, openAir];
