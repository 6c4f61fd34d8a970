import { at, circle, oval, stroke, turned } from "../ink/shapes.ts";
import { arrow } from "../motifs/arrow.ts";
import { axe, logTarget, stuckAxe, stump } from "../motifs/axe.ts";
import { barrel } from "../motifs/barrel.ts";
import { boule, jack } from "../motifs/boule.ts";
import { bubble, football, goal } from "../motifs/bubble.ts";
import { curlingStone, eisstock } from "../motifs/curling-stone.ts";
import { teacup } from "../motifs/dining-car.ts";
import { flag } from "../motifs/flag.ts";
import { golfBag, putter, swungClub } from "../motifs/golf-cart.ts";
import { helmet, iceSkate, mapSheet, playBall, rolledMat, ropeCoil, skis, speakerBox, standingBow } from "../motifs/outing-things.ts";
import { phaser } from "../motifs/phaser.ts";
import { sailboat } from "../motifs/sailboat.ts";
import { splat } from "../motifs/splat.ts";
import { target } from "../motifs/target.ts";
import { trampoline } from "../motifs/trampoline.ts";
import { housePlant } from "../motifs/house-plant.ts";
import { stripedFish } from "../motifs/fish.ts";
import { anywhere, inside, outside } from "./extra.ts";

const bow =
  stroke("M46 -38Q66 0 46 38", ["#a8653a", 4.2]) +
  stroke("M46 -38L-42 -4L46 38", ["#fff6e6", 1]) +
  stroke("M-42 -4L62 0", ["#f1dfb8", 2.2]);
const lifted = (dy: number, content: string) => at([0, dy, 1], content);
const marker = stroke("M-8 0H34", ["#2a2738", 7]) + stroke("M2 0V16", ["#2a2738", 6]) + oval([10, -9, 11, 7], "#8c97a5");
const easel = stroke("M-60 -130L-84 0M60 -130L84 0", ["#8a5a38", 12]);
const beanie = () => ({ hat: "beanie" }) as const;

export const archery = anywhere({
  large: [1.1, () => target(3)],
  small: [
    [0.95, standingBow],
    [1.5, () => lifted(-14, arrow())],
  ],
  doing: ["aim", () => ({ held: at([-40, 4, 1], bow) })],
});

export const axeThrowing = outside({
  large: [0.9, (stage) => easel + lifted(-150, logTarget(stage) + at([10, 10, 1.2], stuckAxe()))],
  small: [
    [1.7, stump],
    [1.7, () => lifted(-14, axe())],
  ],
  doing: ["throw", () => ({ held: turned([0, 0, -40], at([0, 0, 0.62], axe())) })],
});

export const bubbleFootball = inside({
  large: [1, ({ pop }) => lifted(-100, bubble(pop))],
  small: [
    [2.4, () => lifted(-30, football())],
    [0.7, goal],
  ],
  doing: ["run", ({ water }) => ({ held: at([-30, 10, 0.66], bubble(water)) })],
});

export const climbing = anywhere({
  beside: "on a crate",
  large: [1.5, ({ accent }) => ropeCoil(accent)],
  small: [
    [1.3, ({ pop }) => ropeCoil(pop)],
    [1.2, ({ accent }) => helmet(accent)],
  ],
});

export const curling = anywhere({
  beside: "on the ground",
  large: [2, ({ accent }) => curlingStone(accent)],
  small: [
    [1.9, ({ accent }) => curlingStone(accent)],
    [1.5, ({ pop }) => eisstock(pop)],
  ],
  doing: ["deliver", beanie],
  ground: "ice",
});

export const golf = inside({
  large: [1.4, ({ accent }) => golfBag(accent)],
  small: [
    [1.4, ({ pop }) => golfBag(pop)],
    [1.2, (stage) => flag(stage)],
  ],
  doing: ["swing", () => ({ held: swungClub() })],
});

export const iceSkating = anywhere({
  beside: "on a crate",
  large: [1.3, ({ accent }) => iceSkate(accent)],
  small: [
    [1.3, ({ accent }) => iceSkate(accent)],
    [1, ({ pop }) => iceSkate(pop)],
  ],
  doing: ["skate", beanie],
  ground: "ice",
});

export const laserTag = outside({
  large: [1.2, () => barrel("#5a4a8a")],
  small: [
    [3.4, () => lifted(-16, phaser("#ff4f9a"))],
    [3.4, () => lifted(-16, phaser("#2fd3e0"))],
  ],
  doing: ["point", () => ({ held: at([0, 0, 0.8], phaser("#ff4f9a")), shirt: "#2b2658", trousers: "#231d4a" })],
});

export const miniGolf = anywhere({
  large: [1.3, (stage) => flag(stage)],
  small: [
    [1.3, (stage) => flag(stage)],
    [1.6, () => at([0, -46, 1], putter()) + circle([34, -8, 8], "#ffffff")],
  ],
  doing: ["golf", () => ({ held: putter() })],
});

export const paintball = inside({
  large: [1.6, ({ accent }) => barrel(accent)],
  small: [
    [3, () => lifted(-16, marker)],
    [1, ({ roll, pop }) => lifted(-60, splat(roll, pop))],
  ],
  doing: ["point", ({ roll }) => ({ hat: "mask", held: marker, shirt: roll.pick(["#ff4d86", "#2fc4a0", "#4a8fe7"]) })],
});

export const petanque = inside({
  beside: "on a crate",
  large: [1.2, () => boule("#9aa5b5")],
  small: [
    [1.3, () => boule("#9aa5b5")],
    [1, ({ accent }) => boule("#b9a27c") + at([90, 0, 1.2], jack(accent))],
  ],
  doing: ["lob", () => ({ held: at([0, 6, 0.14], boule("#9aa5b5")) })],
  ground: "gravel",
});

export const skiing = anywhere({
  large: [1, ({ accent, pop }) => skis(accent, pop)],
  small: [
    [1.2, ({ pop }) => helmet(pop)],
    [1.5, ({ accent }) => teacup([0, 0], accent)],
  ],
  ground: "snow",
});

export const trampolineOccasions = inside({
  isForChildren: true,
  large: [1, (stage) => trampoline(stage)],
  small: [
    [1.6, ({ accent, pop }) => playBall(accent, pop)],
    [1.1, ({ water, pop }) => playBall(water, pop)],
  ],
  doing: ["jump", () => ({ kid: true })],
});

export const yoga = anywhere({
  beside: "on a crate",
  large: [1, ({ land }) => housePlant([0, 0, 1], land)],
  small: [
    [1.4, ({ accent }) => rolledMat(accent)],
    [1, ({ water }) => rolledMat(water)],
  ],
  doing: ["tree"],
});

export const dance = inside({
  large: [1, ({ accent }) => speakerBox(accent)],
  small: [
    [1, ({ pop }) => speakerBox(pop)],
    [0.8, ({ accent }) => speakerBox(accent)],
  ],
  doing: ["dance"],
});

export const sailing = outside({
  large: [0.62, (stage) => sailboat(stage, 2)],
  small: [
    [0.66, (stage) => sailboat(stage, 0)],
    [1.2, ({ accent }) => mapSheet(accent)],
  ],
  ground: "shore",
});

export const swimming = anywhere({
  beside: "on a crate",
  isForChildren: true,
  large: [1.6, ({ accent, pop }) => playBall(accent, pop)],
  small: [
    [1.7, ({ water, pop }) => playBall(water, pop)],
    [3, ({ accent }) => lifted(-20, stripedFish(accent))],
  ],
  ground: "shore",
});
