import { paler } from "../ink/colour.ts";
import { each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A fountain of melted chocolate in three falls, 340 units tall. */
export const chocolateFountain = (chocolate: string): string =>
  soft([0, 2, 150, 16], 0.35) +
  shape("M-96 0L-70 -40H70L96 0Z", "#8c97a5") +
  shape("M-160 -74Q-150 -30 -90 -30H90Q150 -30 160 -74Z", "#c3ccd6") +
  shape("M60 -30H90Q150 -30 160 -74H110Q104 -40 60 -30Z", "#8c97a5") +
  oval([0, -74, 160, 26], "#dfe5ea") +
  oval([0, -72, 146, 21], chocolate) +
  fall([-172, 122, 100], chocolate) +
  fall([-250, 88, 84], chocolate) +
  fall([-314, 56, 70], chocolate) +
  shape("M-18 -306Q-20 -338 0 -342Q20 -338 18 -306Z", paler(chocolate, 0.12)) +
  oval([-6, -328, 5, 7], "#ffffff", 0.45);

/** A bell of chocolate that falls from a dish at `y`, in streams along its lower edge. */
const fall = ([y, w, drop]: readonly [number, number, number], chocolate: string): string => {
  const low = y + drop;
  const streams = each(8, (i) => `q${w / 8} ${i % 2 ? 26 : 16} ${w / 4} 0`);
  return (
    shape(`M${-w * 0.34} ${y}Q${-w} ${y + 6} ${-w} ${low}${streams}Q${w} ${y + 6} ${w * 0.34} ${y}Z`, chocolate) +
    shape(
      `M${w * 0.24} ${y + 2}Q${w * 0.6} ${y + 24} ${w * 0.5} ${low}q${w / 8} 16 ${w / 4} 0q${w / 8} 26 ${w / 4} 0Q${w} ${y + 6} ${w * 0.34} ${y}Z`,
      "#1a1030",
      0.25,
    ) +
    stroke(
      `M${-w * 0.34} ${y + 14}Q${-w * 0.7} ${y + 26} ${-w * 0.76} ${low - 14}M${-w * 0.12} ${y + 18}Q${-w * 0.32} ${y + 34} ${-w * 0.34} ${low - 30}`,
      [paler(chocolate, 0.35), 6],
      0.7,
    ) +
    stroke(`M${-w} ${low}${streams}`, [paler(chocolate, 0.2), 4]) +
    oval([0, y, w * 0.4, w * 0.09], paler(chocolate, 0.22))
  );
};
