import { darker, mix, paler } from "../../ink/colour.ts";
import { clipped, fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { dragon } from "../../motifs/dragon.ts";
import { boothDrapes, smile, striped } from "../../motifs/puppet-booth.ts";
import { marionette, type PuppetName, puppets, shadowKnight } from "../../motifs/puppets.ts";
import { tree } from "../../motifs/trees.ts";
import { fromBehind } from "../../people/from-behind.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { curtain } from "../../places/drapes.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { meadow } from "../../places/meadow.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;
const cast: readonly PuppetName[] = ["jester", "king", "princess", "crocodile"];

const booth: Layout = {
  hours: ["spring", "noon", "sunset", "autumn"],
  horizon: [0.6, 0.63],
  focus: [0.5, 0.42],
  draw(stage) {
    const { roll, lit, ground, accent, pop, water: blue } = stage;
    const x = middle + lit * roll.between(0, 40);
    const [one, two] = roll.shuffled(cast);
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      trees(stage, "round", { count: 7, y: ground + 14, scale: 1.2, depth: 0.28 }),
      meadow(stage, ground + 16),
      bunting(stage, { from: [-20, 140], to: [x - 220, 90], sag: 60, count: 7 }) +
        bunting(stage, { from: [x + 220, 90], to: [1220, 150], sag: 60, count: 7 }),
      soft([x, 806, 300, 24], 0.3),
      box([x - 220, 150, 440, 650], darker(accent, 0.35)),
      box([x - 176, 220, 352, 280], fade([mix(blue, "#ffffff", 0.35), mix(blue, "#ffffff", 0.75)])) +
        shape(`M${x - 176} 500V430Q${x - 60} 370 ${x + 40} 420T${x + 176} 400V500Z`, mix(stage.land, "#ffffff", 0.25)),
      at([x - lit * 78, 512, 1.3, lit], puppets[one ?? "jester"](accent, pop)),
      at([x + lit * 84, 514, 1.3, -lit], puppets[two ?? "king"](two === "crocodile" ? "#3f9a5a" : "#7a5bb0", pop)),
      striped([x - 220, 500, 440, 300], 8, accent),
      box([x - 240, 488, 480, 30, 8], pop) + box([x - 240, 508, 480, 10, 5], darker(pop, 0.2)),
      boothDrapes(x, accent, pop),
      shape(
        `M${x - 250} 190V110Q${x} -20 ${x + 250} 110V190Q${x + 210} 230 ${x + 167} 190Q${x + 125} 230 ${x + 83} 190Q${x + 42} 230 ${x} 190Q${x - 42} 230 ${x - 83} 190Q${x - 125} 230 ${x - 167} 190Q${x - 210} 230 ${x - 250} 190Z`,
        accent,
      ),
      stroke(`M${x - 246} 112Q${x} -14 ${x + 246} 112`, [pop, 10]) + smile([x, 110], pop),
      ...[-280, -100, 100, 290].map((dx, i) => fromBehind(stage, [middle + lit * dx, 830 + (i % 2) * 24, 1.9])),
      standing(stage, [middle - lit * 430, 840, 3.9, lit], [roll.pick(["clap", "hips"])]),
      standing(stage, [middle + lit * 450, 850, 3.1, -lit], [roll.pick(["jump", "cheer"]), kid]),
    ];
  },
};

const shadows: Layout = {
  hours: ["lamplight", "neon", "dusk"],
  focus: [0.5, 0.48],
  draw(stage) {
    const { roll, lit, accent, pop, ink } = stage;
    const dark = mix(ink, "#2a1230", 0.4);
    const x = middle;
    const screen = `M${x - 420} 130H${x + 420}V600H${x - 420}Z`;
    const castle = `M${x + lit * 120} 600V380h${lit * 40}v-70l${lit * 34} -80l${lit * 34} 80v90h${lit * 50}v-150l${lit * 42} -90l${lit * 42} 90v160h${lit * 50}v210Z`;
    return [
      box([0, 0, stageWidth, stageHeight], fade([dark, mix(dark, accent, 0.25)])),
      glow([x, 370, 760], pop, 0.6),
      box([x - 450, 100, 900, 530, 10], "#6b4029"),
      clipped(
        screen,
        box([x - 420, 130, 840, 470], fade(["#f6b35a", "#fff1c4", "#ffd98a"])) +
          circle([x - lit * 190, 250, 70], "#fffbe6") +
          glow([x, 460, 380], "#ffffff", 0.6) +
          shape(`M${x - 430} 610V540Q${x - 200} 470 ${x} 560T${x + 430} 530V610Z`, dark) +
          shape(castle, dark) +
          at([x - lit * 360, 580, 1.7], tree("pine", dark)) +
          at([x - lit * 280, 590, 1.2], tree("pine", dark)) +
          at([x - lit * 40, 365, 0.85, -lit], dragon(dark, dark)) +
          at([x - lit * 130, 570, 1.5, lit], shadowKnight(dark)),
      ),
      stroke(`M${x - lit * 50} 380L${x - lit * 90} 640M${x - lit * 130} 500L${x - lit * 160} 640`, [dark, 7]),
      curtain(-20, 1, accent) + curtain(1220, -1, accent),
      lights(stage, { from: [-20, 40], to: [1220, 40], sag: 70, count: 15 }),
      shape("M-20 900V650H1220V900Z", mix(dark, accent, 0.12)) + oval([x, 700, 460, 50], pop, 0.22),
      ...[-290, -170, 170, 300].map((dx, i) => fromBehind(stage, [x + lit * dx, 780 + (i % 2) * 14, 1.5])),
      standing(stage, [x - lit * 20, 800, 2.7, lit], ["reach", kid]),
      ...[-420, -200, 40, 240, 440].map((dx, i) => fromBehind(stage, [x + lit * dx, 870 + (i % 2) * 12, 2])),
      standing(stage, [x + lit * 510, 850, 3.8, -lit], [roll.pick(["hold", "point"])]),
    ];
  },
};

const onStrings: Layout = {
  hours: ["playroom", "studio", "parlour", "lamplight"],
  focus: [0.5, 0.46],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink } = stage;
    const [a, b, c] = roll.shuffled(["#2e1d1a", "#c98b3c", "#a4502c", "#d9a441", "#5b3420"]);
    const coats = roll.shuffled([accent, "#7a5bb0", "#2a9d83", "#2f7fb5"]);
    const wood = mix("#a8703f", ink, 0.1);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["stripes", "plain"]) }),
      box([130, 330, 940, 400], fade([mix(blue, "#ffffff", 0.3), mix(blue, "#ffffff", 0.7)])),
      circle([middle + lit * 240, 440, 56], "#fff6c8") +
        shape("M130 730V620Q330 520 560 600T1070 570V730Z", mix(stage.land, "#ffffff", 0.3)) +
        shape("M130 730V680Q400 610 700 680T1070 660V730Z", stage.land),
      box([100, 300, 1000, 40, 6], darker(wood, 0.2)),
      at([middle - lit * 270, 316, 2.1, lit], person(stage, "hold", kid)),
      at([middle + lit * 20, 318, 2.1, lit], person(stage, "kneel", kid)),
      at([middle + lit * 330, 316, 2.1, -lit], person(stage, "hold", kid)),
      at([middle - lit * 190, 700, 1.28, lit], marionette(coats[0] ?? accent, "#f0bd94", a ?? "#2e1d1a")),
      at([middle + lit * 70, 706, 1.28, lit], marionette(coats[1] ?? pop, "#8d5a3b", b ?? "#5b3420")),
      at([middle + lit * 260, 700, 1.28, -lit], marionette(coats[2] ?? blue, "#f6cfae", c ?? "#d9a441")),
      curtain(90, 1, accent) + curtain(1110, -1, accent),
      box([60, 716, 1080, 40, 8], paler(wood, 0.3)) + box([76, 750, 1048, 160], darker(wood, 0.12)),
      each(8, (i) => shape(`M${100 + i * 130} 760h110v60a55 40 0 0 1 -110 0Z`, i % 2 ? pop : accent)),
      fromBehind(stage, [middle - lit * 330, 880, 2]) +
        fromBehind(stage, [middle - lit * 120, 890, 2.1]) +
        fromBehind(stage, [middle + lit * 100, 886, 2]) +
        fromBehind(stage, [middle + lit * 320, 880, 2.1]),
      standing(stage, [middle - lit * 510, 860, 4, lit], [roll.pick(["clap", "point"])]),
      standing(stage, [middle + lit * 520, 866, 3.2, -lit], [roll.pick(["cheer", "clap"]), kid]),
    ];
  },
};

/** A puppet theatre: the striped booth, a play of shadows, and puppets on strings. */
export const puppetTheatre: Kind = [booth, shadows, onStrings];
