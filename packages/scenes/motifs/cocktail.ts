import { darker, mix, paler } from "../ink/colour.ts";
import { box, circle, oval, shape, soft, stroke, turned } from "../ink/shapes.ts";

/** A cocktail in a wide glass on a stem, with an olive. */
export const martini = (drink: string): string =>
  soft([2, 0, 36, 5]) +
  oval([0, -3, 36, 5], "#f4ece6") +
  box([-2.5, -72, 5, 70], "#f4ece6") +
  shape("M-64 -146H64L0 -66Z", "#ffffff", 0.5) +
  shape("M-54 -132H54L0 -69Z", drink) +
  shape("M54 -132L0 -69L16 -132Z", darker(drink)) +
  oval([0, -132, 54, 6], paler(drink, 0.35)) +
  stroke("M-40 -164L24 -100", ["#f7e2b4", 3.4]) +
  circle([2, -122, 10], "#8fae3f") +
  circle([-14, -138, 10], "#a8c452") +
  stroke("M-54 -140L-32 -112", ["#ffffff", 4], 0.7);

/** A long drink with ice, a straw and a slice of orange. */
export const longDrink = ([low, high]: readonly [low: string, high: string]): string =>
  soft([2, 0, 40, 6]) +
  stroke("M6 -60L30 -208L52 -214", ["#f2556b", 8]) +
  shape("M-42 -158L-33 0H33L42 -158Z", "#ffffff", 0.5) +
  shape("M-38 -138L-31 -7H31L38 -138Z", high) +
  shape("M-35 -82Q0 -62 35 -88L31 -7H-31Z", mix(low, high, 0.25)) +
  shape("M-33 -44Q0 -28 33 -50L31 -7H-31Z", low) +
  shape("M38 -138L31 -7H12L16 -138Z", "#1a1030", 0.12) +
  turned([-12, -122, 18], box([-28, -136, 28, 28, 5], "#ffffff", 0.6)) +
  turned([12, -112, -14], box([0, -128, 28, 28, 5], "#ffffff", 0.45)) +
  orange([-40, -152]) +
  stroke("M-29 -116L-25 -30", ["#ffffff", 5], 0.6);

/** A low round glass with foam and a cherry. */
export const coupe = (drink: string): string =>
  soft([2, 0, 34, 5]) +
  oval([0, -3, 34, 5], "#f4ece6") +
  box([-2.5, -64, 5, 62], "#f4ece6") +
  shape("M-58 -126Q-58 -62 0 -60Q58 -62 58 -126Z", "#ffffff", 0.5) +
  shape("M-53 -106Q-48 -64 0 -63Q48 -64 53 -106Z", drink) +
  shape("M53 -106Q48 -64 0 -63Q24 -78 26 -106Z", darker(drink)) +
  oval([0, -107, 54, 9], "#fff4e2") +
  stroke("M8 -118Q14 -142 30 -150", ["#6b7a34", 3]) +
  circle([6, -114, 11], "#c92b45") +
  circle([2, -118, 3], "#ffffff", 0.7);

/** A steel cocktail shaker around (0, 0), 70 units tall. */
export const shaker = (): string =>
  shape("M-19 -12L-13 36H13L19 -12Z", "#c3ccd6") +
  shape("M5 -12L4 36H13L19 -12Z", "#8c97a5") +
  shape("M-19 -15L-12 -32H12L19 -15Z", "#dfe5ea") +
  box([-7, -44, 14, 13, 4], "#c3ccd6") +
  box([-20, -16, 40, 5, 2], "#8c97a5");

const orange = ([x, y]: readonly [number, number]): string =>
  circle([x, y, 25], "#f2912f") +
  circle([x, y, 20], "#ffd27a") +
  stroke(`M${x - 17} ${y}H${x + 17}M${x - 9} ${y - 15}L${x + 9} ${y + 15}M${x + 9} ${y - 15}L${x - 9} ${y + 15}`, ["#f2912f", 3]);
