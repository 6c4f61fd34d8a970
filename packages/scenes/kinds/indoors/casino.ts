import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { chips, flatChip } from "../../motifs/chips.ts";
import { playingCard, type Suit } from "../../motifs/playing-card.ts";
import { roulette } from "../../motifs/roulette.ts";
import { person } from "../../people/person.ts";
import { drapes } from "../../places/drapes.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const felt = "#1f7a54";
const suits: readonly Suit[] = ["hearts", "spades", "diamonds", "clubs"];
const croupier = { shirt: "#fffaf0", trousers: "#2a2440" } as const;

const wheel: Layout = {
  hours: ["lamplight", "parlour", "dusk"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, accent, pop } = stage;
    const x = middle + lit * roll.between(70, 130);
    const guest = (dx: number, pose: "cheer" | "clap" | "raise" | "sip" | "think" | "point", scale: number) =>
      at([middle + lit * dx, 700, scale, dx > 40 ? -lit : lit], person(stage, pose, { hat: roll() < 0.15 ? "top" : undefined }));
    const others = roll.shuffled(["cheer", "clap", "raise", "sip", "think"] as const);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["stripes", "panels"]) }),
      drapes(stage),
      lamps(stage, 3, 0.45),
      guest(-480, others[0] ?? "clap", 3.6),
      guest(-310, others[1] ?? "cheer", 3.3),
      at([middle - lit * 80, 680, 3.8, lit], person(stage, "reach", croupier)) + at([middle - lit * 80, 680, 3.8, lit], vest(accent)),
      guest(330, others[2] ?? "raise", 3.4),
      guest(500, others[3] ?? "sip", 3.6),
      tableTop(stage, 600),
      layoutGrid(middle - lit * 330, lit),
      at([x, 690, 1.5], roulette(stage, roll.between(0, 2))),
      at([middle - lit * 250, 776, 1], chips(accent, 4)),
      at([middle - lit * 390, 730, 0.9], chips(pop, 2 + Math.floor(roll() * 4))),
      at([middle - lit * 400, 850, 1.3], chips("#2f7fb5", 6)),
      at([middle + lit * 480, 860, 1.3], chips(pop, 3 + Math.floor(roll() * 3))),
    ];
  },
};

const cards: Layout = {
  hours: ["parlour", "lamplight", "neon"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, accent, pop } = stage;
    const hand = roll.shuffled(suits);
    const x = middle + lit * 40;
    const fan = each(4, (i) => turned([x, 1010, (i - 1.5) * 21], at([x, 610, 1.75], playingCard(hand[i] ?? "hearts"))));
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["panels", "bricks"]) }),
      drapes(stage),
      glow([middle, 240, 480], stage.light, 0.5),
      lamps(stage, 1, 0.6),
      at([middle - lit * 20, 640, 3.7, lit], person(stage, roll.pick(["point", "hips", "wave"]), croupier)) +
        at([middle - lit * 20, 640, 3.7, lit], vest(accent)),
      at([middle - lit * 430, 760, 4.2, lit], person(stage, roll.pick(["think", "raise"]))),
      at([middle - lit * 250, 700, 3.5, lit], person(stage, roll.pick(["clap", "sip"]))),
      at([middle + lit * 240, 700, 3.5, -lit], person(stage, roll.pick(["cheer", "think"]))),
      at([middle + lit * 440, 770, 4.1, -lit], person(stage, roll.pick(["cheer", "clap"]))),
      tableTop(stage, 540),
      stroke(`M140 690Q${middle} 540 1060 690`, [paler(felt, 0.4), 5], 0.6),
      ...[-1, 1].map((side) =>
        turned([middle + side * 330, 640, side * 9], at([middle + side * 330, 636, 0.62], playingCard(roll.pick(suits)))),
      ),
      at([middle - lit * 440, 790, 1.2], chips(pop, 5)) + at([middle - lit * 330, 840, 1.2], chips(accent, 3)),
      at([middle + lit * 450, 810, 1.2], chips("#2f7fb5", 2 + Math.floor(roll() * 5))),
      glow([x, 640, 340], "#fff4d0", 0.35),
      fan,
      shape(`M-20 900V870Q${middle} 830 1220 870V900Z`, darker(felt, 0.45)),
    ];
  },
};

const fromAbove: Layout = {
  hours: ["lamplight", "parlour", "studio", "neon"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, accent, pop, ink, land } = stage;
    const turn = roll.between(-12, 12);
    const skins = ["#f6cfae", "#c98a5e", "#8d5a3b", "#fadcc2"];
    const sleeves = roll.shuffled([accent, "#fff3e0", pop, "#2f5d8a", mix(accent, ink, 0.4), "#8a6fb5"]);
    const players = each(6, (i) => {
      const side = i * 60 + turn + 30;
      const held = roll.shuffled(suits);
      const pair = [-13, 13].map((a, k) => turned([middle, 260, a], at([middle + a, 186, 0.72], playingCard(held[k] ?? "clubs")))).join("");
      return turned([middle, 450, side], arms(roll.pick(skins), sleeves[i] ?? accent) + pair);
    });
    const spots = [
      [-92, -10],
      [-36, -58],
      [40, -40],
      [98, 6],
      [-56, 62],
      [22, 40],
    ] as const;
    const pot = spots.map(([dx, dy], i) =>
      flatChip([middle + dx, 450 + dy + roll.between(-8, 8), 40], [accent, pop, "#2f7fb5"][i % 3] ?? pop),
    );
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(land, ink, 0.25), mix(land, ink, 0.6)])),
      stroke(each(6, (i) => `M-20 ${90 + i * 150}H1220`) + each(9, (i) => `M${60 + i * 140} -20V920`), [paler(land, 0.2), 4], 0.14),
      oval([middle, 476, 468, 434], "#1a1030", 0.3),
      circle([middle, 450, 432], "#8f5230") + circle([middle, 450, 410], darker(felt, 0.25)) + circle([middle, 450, 396], felt),
      circle([middle, 450, 250], paler(felt, 0.16), 0.5),
      glow([middle, 450, 380], "#fff4c8", 0.35),
      pot.join(""),
      players,
    ];
  },
};

/** A waistcoat and a bow tie for somebody at the head of the table. */
const vest = (colour: string): string =>
  shape("M-14 -68Q-14 -77 -6 -77L0 -58L6 -77Q14 -77 14 -68L12 -37Q0 -33 -12 -37Z", "#2a2440") +
  shape("M0 -76L-8 -80V-71ZM0 -76L8 -80V-71Z", colour);

function tableTop({ ink }: Stage, y: number): string {
  const rim = (dy: number) => `M-80 920V${y + 120 + dy}Q${middle} ${y - 70 + dy} 1280 ${y + 120 + dy}V920Z`;
  return shape(rim(0), darker("#8f5230", 0.1)) + shape(rim(34), mix("#5d3420", ink, 0.2)) + shape(rim(44), felt);
}

/** The numbers on the cloth, in perspective. */
function layoutGrid(x: number, lit: number): string {
  const cell = (i: number, row: number) => {
    const [left, top] = [x + lit * (i * 62 - 150 - row * 16), 690 + row * 50];
    return `M${left} ${top}h${lit * 58}l${-lit * 15} 44h${-lit * 60}Z`;
  };
  const cells = (odd: number) => each(12, (k) => ((k + Math.floor(k / 4)) % 2 === odd ? cell(k % 4, Math.floor(k / 4)) : ""));
  return shape(cells(0), "#d63a43") + shape(cells(1), "#2a2440");
}

const arms = (skin: string, sleeve: string): string =>
  stroke(`M${middle - 62} -300L${middle - 52} 110M${middle + 62} -300L${middle + 52} 110`, [sleeve, 60]) +
  stroke(`M${middle - 50} 130L${middle - 38} 168M${middle + 50} 130L${middle + 38} 168`, [skin, 44]);

/** A casino night: the roulette wheel, a hand of cards, and the table from above. */
export const casino: Kind = [wheel, cards, fromAbove];
