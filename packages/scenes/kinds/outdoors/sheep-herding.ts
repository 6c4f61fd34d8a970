import { darker, mix, paler } from "../../ink/colour.ts";
import { at, dots, each, stroke } from "../../ink/shapes.ts";
import { stamp } from "../../ink/stamp.ts";
import type { Kind, Layout } from "../../kind.ts";
import { barn } from "../../motifs/barn.ts";
import { sheep } from "../../motifs/sheep.ts";
import { crook, lyingDog, runningDog } from "../../motifs/sheepdog.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight } from "../../stage.ts";

const coats = ["#2b2530", "#2b2530", "#7a4a2e", "#5a5663"] as const;
const fleeces = ["#fff6ea", "#fff6ea", "#f3e4cc", "#fff6ea", "#6b5648"] as const;
const shepherdly = { hat: "straw", held: crook } as const;

const drive: Layout = {
  hours: ["noon", "spring", "morning", "sunset"],
  horizon: [0.42, 0.47],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const side = (dx: number) => middle + lit * dx;
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 10, rise: 150, depth: 0.6 }),
      hills(stage, { y: ground + 30, rise: 70, depth: 0.42 }),
      trees(stage, "round", { count: 8, y: ground + 40, scale: 0.9, depth: 0.3 }),
      meadow(stage, ground + 44),
      standing(stage, [side(-540), ground + 200, 2.3, lit], [roll.pick(["wave", "raise"])]),
      standing(stage, [side(-250), ground + 176, 2.2, lit], [roll.pick(["point", "clap"])]),
      flock(stage, [side(250), ground + 150, 1.05], 5),
      flock(stage, [side(230), 770, 1.6], 4),
      standing(stage, [side(-430), 816, 3.7, lit], ["hold", shepherdly]),
      at([side(-130), 852, 1.9, -lit], runningDog(roll.pick(coats))),
      reeds(stage, lit),
    ];
  },
};

const pen: Layout = {
  hours: ["spring", "noon", "autumn"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.68],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const side = (dx: number) => middle + lit * dx;
    const wood = mix("#e8c690", ink, 0.05);
    const hurdle = (x: number, y: number, w: number) =>
      stroke(`M${x} ${y}v-96M${x + w} ${y}v-96M${x + w / 2} ${y - 12}v-70`, [darker(wood, 0.2), 13]) +
      stroke(`M${x} ${y - 20}h${w}M${x} ${y - 50}h${w}M${x} ${y - 80}h${w}M${x} ${y - 20}l${w} -60`, [wood, 10]);
    const gate = lit > 0 ? 0 : -1;
    return [
      sky(stage, 0.45),
      hills(stage, { y: ground, rise: 90, depth: 0.52 }),
      trees(stage, "poplar", { count: 4, y: ground + 16, scale: 0.9, depth: 0.34 }),
      at([side(380), ground + 70, 2.1, lit], barn(stage)),
      meadow(stage, ground + 40),
      each(3, (i) => hurdle(side(40) + gate * 560 + i * 186, ground + 130, 180)),
      flock(stage, [side(350), ground + 210, 1.25], 4),
      each(2, (i) => hurdle(side(240) + gate * 390 + i * 196, 800, 190)),
      at([side(40), 790, 1.7, -lit], fleece(stage)),
      at([side(190), 730, 1.5, -lit], fleece(stage)),
      standing(stage, [side(-150), 840, 3.5, lit], [roll.pick(["star", "wave"])]),
      standing(stage, [side(-330), 800, 3.4, lit], [roll.pick(["run", "star"])]),
      standing(stage, [side(-490), 830, 3.5, lit], [roll.pick(["cheer", "wave", "hold"]), { hat: "cap" }]),
      standing(stage, [side(70), ground + 150, 2, lit], ["point", { ...shepherdly, held: undefined }]),
      at([side(120), 866, 1.6, -lit], lyingDog(roll.pick(coats))),
    ];
  },
};

const heath: Layout = {
  hours: ["sunset", "morning", "dusk", "autumn"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground, land, width } = stage;
    const side = (dx: number) => middle + lit * dx;
    const purple = mix("#a45c98", land, 0.3);
    const moor = { ...stage, land: purple };
    const bloom = (n: number) =>
      Array.from({ length: n }, () => [roll.between(0, width), roll.between(ground + 170, stageHeight)] as const);
    const people = roll.shuffled(["point", "hips", "think", "raise", "clap"] as const);
    return [
      sky(stage, 0.62),
      aloft(stage),
      hills(moor, { y: ground - 4, rise: 80, depth: 0.62 }),
      trees(stage, "pine", { count: 8, y: ground + 10, scale: 0.9, depth: 0.4 }),
      hills(moor, { y: ground + 50, rise: 40, depth: 0.34 }),
      trees(stage, "birch", { count: 2, y: ground + 130, scale: 2, depth: 0.14, span: lit > 0 ? [930, 1180] : [20, 270] }),
      flock(stage, [side(240), ground + 110, 0.6], 5),
      hills(moor, { y: ground + 130, rise: 26, depth: 0.1 }),
      dots(bloom(26), [paler(purple, 0.3), 13]) + dots(bloom(13), [darker(purple, 0.2), 16], 0.7) + dots(bloom(10), ["#d98fc4", 18]),
      flock(stage, [side(270), 760, 1.6], 5),
      standing(stage, [side(-110), 800, 4, lit], ["hold", { ...shepherdly, shirt: "#7a5a44", trousers: "#39415e" }]),
      at([side(40), 856, 1.8, -lit], lyingDog(roll.pick(coats))),
      standing(stage, [side(-310), 790, 3.2, lit], [people[0] ?? "hips"]),
      standing(stage, [side(-450), 806, 3.3, lit], [people[1] ?? "point"]),
      reeds(moor, -lit),
    ];
  },
};

/** Sheep close together around (x, y), the far ones first, all going away from the shepherd. */
function flock(stage: Stage, [x, y, scale]: readonly [x: number, y: number, scale: number], count: number): string {
  const { roll, lit } = stage;
  return each(count, (i) => {
    const dx = ((i * 3) % count) - (count - 1) / 2;
    return at(
      [x + dx * 118 * scale + roll.between(-14, 14) * scale, y + (i - count / 2) * 22 * scale, scale, roll() < 0.86 ? -lit : lit],
      fleece(stage),
    );
  });
}

const fleece = ({ roll }: Stage): string => stamp(sheep(roll.pick(fleeces)));

/** Herding sheep: the drive, into the pen, and with the shepherd on the heath. */
export const sheepHerding: Kind = [drive, pen, heath];
