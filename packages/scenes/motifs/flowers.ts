import { darker } from "../ink/colour.ts";
import { at, circle, each, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import type { Stage } from "../stage.ts";

/** Petals around (0, 0), each one loop of a curve: `far` is how far it reaches, `wide` its half angle. */
const petals = (count: number, far: number, wide: number): string => {
  const spot = (angle: number): string => `${Math.round(Math.sin(angle) * far)} ${Math.round(-Math.cos(angle) * far)}`;
  const petal = (i: number): string => {
    const angle = (i / count) * Math.PI * 2;
    return `M0 0C${spot(angle - wide)} ${spot(angle + wide)} 0 0`;
  };
  return shape(each(count, petal), "inherit");
};

const heads = {
  daisy: petals(10, 56, 0.3) + circle([0, 0, 13], "#f6b93f"),
  cosmos: petals(6, 62, 0.55) + circle([0, 0, 12], "#1a1030", 0.32),
  tulip:
    shape("M-24 -28Q-14 -14 0 -40Q14 -14 24 -28Q34 26 0 30Q-34 26 -24 -28Z", "inherit") +
    shape("M0 -40Q10 -8 0 30Q34 26 24 -28Q14 -14 0 -40Z", "#1a1030", 0.13),
  rose:
    circle([0, 0, 27], "inherit") +
    petals(5, 62, 0.62) +
    circle([0, 0, 22], "#1a1030", 0.14) +
    stroke("M-10 4Q-12 -12 2 -12Q16 -8 10 6Q2 16 -6 8Q-6 -2 2 -2", ["#fff6e6", 4.5], 0.5),
} as const;

/** The name of a flower. */
export type Flower = keyof typeof heads;

/** A flower of about 70 units seen from above, around (0, 0). */
export const flower = (sort: Flower, colour: string): string => stamp(heads[sort], colour);

const spots = [
  [-58, -176],
  [0, -206],
  [58, -172],
  [-30, -146],
  [32, -144],
] as const;

/** A pail of one sort of flowers that stands on (0, 0), about 240 tall. */
export const pail = (sort: Flower, colour: string): string =>
  soft([0, 0, 58, 8]) +
  shape("M-50 -86Q-90 -130 -84 -170Q0 -220 84 -170Q90 -130 50 -86Z", "#4f9a5a") +
  spots.map(([x, y]) => at([x, y, 0.95], flower(sort, colour))).join("") +
  shape("M-58 -100H58L44 0H-44Z", "#c7d0da") +
  shape("M22 -100H58L44 0H18Z", "#1a1030", 0.14);

const sorts: readonly Flower[] = ["daisy", "cosmos", "tulip", "rose"];

/** The colours flowers have in this light. */
export const bloomColours = ({ accent, pop }: Stage): readonly string[] => [accent, pop, "#fff6ea", "#e4577a", "#8a6fb5", "#f59a6b"];

/** Flowers on their stems that come together in (0, 0) and stand about 300 tall. */
export function bouquet(stage: Stage, count = 13): string {
  const { roll } = stage;
  const colours = bloomColours(stage);
  const green = "#4f9a5a";
  const spots = Array.from({ length: count }, (_, i) => {
    const row = i % 3;
    const angle = (-0.5 + (Math.floor(i / 3) + 0.5 + row * 0.16) / Math.ceil(count / 3)) * (2.5 - row * 0.5);
    const far = 130 + row * 62 + roll.between(-12, 12);
    return [Math.sin(angle) * far, -Math.cos(angle) * far, roll.between(0.85, 1.2)] as const;
  });
  const stems = spots.map(([x, y]) => `M0 30Q${x * 0.2} ${y * 0.5} ${x} ${y}`).join("");
  const leaves = spots
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${x * 0.5} ${y * 0.55}q${x < 0 ? -50 : 50} -6 ${x < 0 ? -64 : 64} -58q${x < 0 ? 62 : -62} 0 ${x < 0 ? 64 : -64} 58Z`)
    .join("");
  return (
    stroke(stems, [darker(green, 0.2), 7]) +
    shape(leaves, green) +
    spots
      .toSorted((a, b) => a[1] - b[1])
      .map(([x, y, k]) => at([x, y, k], flower(roll.pick(sorts), roll.pick(colours))))
      .join("")
  );
}

/** One flower with its stem, to hold in a hand. */
export const sprig = (sort: Flower, colour: string): string =>
  stroke("M-3 18L6 -44", ["#4f9a5a", 2.4]) +
  shape("M1 -14Q16 -20 18 -32Q4 -30 1 -14Z", "#4f9a5a") +
  at([7, -50, 0.36], flower(sort, colour));
