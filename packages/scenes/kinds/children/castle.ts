import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, each, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { fortress, stoneOf, tower } from "../../motifs/fortress.ts";
import { lance, shield, sword } from "../../motifs/knight-gear.ts";
import { pavilion } from "../../motifs/pavilion.ts";
import { pony } from "../../motifs/pony.ts";
import { banner, throne, torch } from "../../motifs/throne.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { fence } from "../../places/fence.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const knight = { kid: true, hat: "knight" } as const;

const siege: Layout = {
  hours: ["noon", "sunset", "spring", "dusk"],
  horizon: [0.56, 0.59],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink } = stage;
    const x = middle + lit * roll.between(40, 90);
    const y = ground + 90;
    const wood = mix("#8a5a38", ink, 0.1);
    return [
      sky(stage, 0.4),
      aloft(stage),
      hills(stage, { y: ground, rise: 150, depth: 0.55 }),
      trees(stage, "round", { count: 9, y: ground + 30, scale: 0.9, depth: 0.3 }),
      shape(`M-20 900V${ground + 60}Q${x} ${ground - 20} 1220 ${ground + 60}V900Z`, paler(stage.land, 0.12)),
      fortress(stage, x, y),
      water(stage, y + 36),
      shape(`M-20 ${y + 20}H1220V${y + 44}Q${middle} ${y + 70} -20 ${y + 44}Z`, darker(stage.land, 0.1)),
      shape(`M-20 900V${y + 200}Q${middle} ${y + 130} 1220 ${y + 210}V900Z`, stage.land),
      shape(`M${x - 70} ${y}H${x + 70}L${x + 130} ${y + 190}H${x - 130}Z`, wood),
      stroke(
        each(5, (i) => `M${x - 76 - i * 11} ${y + 30 + i * 34}H${x + 76 + i * 11}`),
        [darker(wood, 0.35), 5],
        0.6,
      ),
      stroke(`M${x - 72} ${y - 110}L${x - 124} ${y + 170}M${x + 72} ${y - 110}L${x + 124} ${y + 170}`, ["#6b6478", 6]),
      standing(stage, [x, y + 60, 1.6, -lit], ["wave", { kid: true, hat: "crown" }]),
      standing(stage, [middle - lit * 400, 850, 3.4, lit], ["reach", { ...knight, held: sword() }]),
      standing(stage, [middle - lit * 230, 830, 3, lit], ["run", { kid: true, held: shield(pop) }]),
      standing(stage, [middle + lit * 300, 850, 3.3, -lit], [roll.pick(["raise", "reach"]), { ...knight, held: sword() }]),
      standing(stage, [middle + lit * 450, 856, 3.2, -lit], [roll.pick(["cheer", "jump"]), { kid: true, shirt: accent }]),
    ];
  },
};

const tournament: Layout = {
  hours: ["spring", "noon", "morning", "autumn"],
  horizon: [0.48, 0.52],
  focus: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ground, accent, pop, water: blue } = stage;
    const x = middle - lit * roll.between(10, 60);
    const coat = roll.pick([
      ["#8a5a3c", "#3a2418"],
      ["#efe4d8", "#c9a66b"],
      ["#4a4450", "#2a2430"],
    ] as const);
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 130, depth: 0.55 }),
      tower(stage, [middle + lit * 420, ground + 40, 110, 250]),
      trees(stage, "round", { count: 6, y: ground + 26, scale: 0.9, depth: 0.28 }),
      meadow(stage, ground + 14),
      pavilion([middle - lit * 430, ground + 110, 1.1], accent),
      bunting(stage, { from: [-20, 130], to: [1220, 110], sag: 90, count: 13 }),
      ...[-80, 250].map((dx) =>
        at([middle + lit * dx, ground + 150, 1.7, -lit], person(stage, roll.pick(["cheer", "wave", "clap"]), { kid: true })),
      ),
      fence(stage, ground + 90),
      shape(`M-20 900V${ground + 200}H1220V900Z`, mix("#e3c48c", stage.land, 0.15)),
      soft([x, 800, 230, 20]),
      at([x, 800, 2.9, -lit], pony([...coat])),
      at(
        [x, 800, 2.9, lit],
        shape("M-58 -92Q-20 -100 30 -97L44 -40Q20 -30 10 -44Q-4 -26 -20 -42Q-36 -26 -60 -44Z", accent) +
          stroke("M-54 -54Q-30 -36 -20 -52T10 -54T42 -50", [pop, 6]),
      ),
      at([x - lit * 12, 652, 3.2, lit], person(stage, "sit", { ...knight, shirt: pop, held: lance(accent) })),
      standing(stage, [middle + lit * 400, 836, 3.6, -lit], [roll.pick(["wave", "raise"]), { kid: true, hat: "crown", shirt: "#8a6fb5" }]),
      standing(stage, [middle - lit * 440, 840, 3.5, lit], ["point", { ...knight, held: shield(blue) }]),
    ];
  },
};

const hall: Layout = {
  hours: ["lamplight", "parlour", "dusk"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink } = stage;
    const stone = mix(stoneOf(stage), ink, 0.42);
    const colours = roll.shuffled([accent, pop, blue]);
    const arch = (x: number) => shape(`M${x - 74} 560V230Q${x - 70} 120 ${x} 70Q${x + 70} 120 ${x + 74} 230V560Z`, mix(stone, ink, 0.35));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(stone, ink, 0.3), stone])),
      stroke(
        each(22, (i) => `M${(i % 6) * 220 - (Math.floor(i / 6) % 2) * 110} ${60 + Math.floor(i / 6) * 150}h110`),
        [ink, 7],
        0.16,
      ),
      ...[120, 380, 820, 1080].map((x) => arch(x)),
      banner([250, 60], colours[0] ?? accent) + banner([950, 60], colours[1] ?? pop),
      torch([middle - 230, 400]) + torch([middle + 230, 400]),
      glow([middle, 460, 460], pop, 0.45),
      shape("M-20 900V640H1220V900Z", mix(stone, ink, 0.45)),
      shape(`M${middle - 150} 620H${middle + 150}L${middle + 420} 920H${middle - 420}Z`, darker(accent, 0.12)),
      stroke(`M${middle - 130} 620L${middle - 370} 920M${middle + 130} 620L${middle + 370} 920`, [pop, 9], 0.8),
      box([middle - 220, 610, 440, 44, 6], paler(stone, 0.1)) + box([middle - 260, 650, 520, 44, 6], stone),
      throne(accent, pop),
      at([middle, 640, 3.1, lit], person(stage, "sit", { kid: true, hat: "crown", shirt: roll.pick(["#8a6fb5", "#2f7fb5"]) })),
      standing(stage, [middle - lit * 190, 850, 3.7, lit], ["kneel", { ...knight, shirt: "#b9c3d2" }]),
      standing(stage, [middle + lit * 285, 840, 3.7, -lit], ["reach", { kid: true, held: sword() }]),
      standing(stage, [middle - lit * 430, 830, 3.5, lit], [roll.pick(["clap", "cheer"]), { kid: true }]),
      standing(
        stage,
        [middle + lit * 450, 850, 3.8, -lit],
        [roll.pick(["hold", "raise"]), { ...knight, held: shield(colours[2] ?? blue) }],
      ),
    ];
  },
};

/** A castle: over the drawbridge, at the tournament, and in the hall of the throne. */
export const castle: Kind = [siege, tournament, hall];
