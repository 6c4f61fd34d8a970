import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, dots, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import { stamp } from "../../ink/stamp.ts";
import type { Kind, Layout } from "../../kind.ts";
import { crowd } from "../../people/crowd.ts";
import { standing } from "../../people/standing.ts";
import { room } from "../../places/room.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const lane: Layout = {
  hours: ["neon", "lamplight", "parlour"],
  draw(stage) {
    const { lit, accent, pop, water: blue, ink, light, sky: dark } = stage;
    const x = middle + lit * 60;
    const boards = each(7, (i) => `M${x + (i - 3) * 46} 400L${x + (i - 3) * 190} 900`);
    const arrows = each(5, (i) => `M${x + (i - 2) * 92} ${700 - Math.abs(i - 2) * -16}l-16 34h32Z`);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.3), dark[1]])),
      ...[accent, blue, pop].map((colour, i) =>
        stroke(`M${-20 + i * 60} ${90 + i * 34}L${x} ${206 + i * 22}L${1220 - i * 60} ${90 + i * 34}`, [colour, 9], 0.85),
      ),
      glow([x, 320, 420], light, 0.55),
      box([x - 250, 260, 500, 150, 14], ink) + box([x - 226, 280, 452, 130, 8], mix(ink, dark[1], 0.35)),
      shape(`M${x - 200} 400H${x + 200}L${x + 620} 900H${x - 620}Z`, fade(["#e9c48c", "#c98f4f"])),
      stroke(boards, ["#8a5a30", 3], 0.4) + shape(arrows, accent),
      shape(
        `M${x - 236} 400H${x - 200}L${x - 620} 900H${x - 760}ZM${x + 200} 400H${x + 236}L${x + 760} 900H${x + 620}Z`,
        mix(ink, "#000000", 0.2),
      ),
      pins(x, 440),
      at([x - lit * 60, 600, 1.5], ball(blue)),
      standing(stage, [x - lit * 250, 800, 4, lit], ["bowl"]),
      standing(stage, [x + lit * 340, 806, 3.1, -lit], ["cheer"]),
      standing(stage, [x + lit * 470, 830, 3, -lit], ["raise"]),
    ];
  },
};

const strike: Layout = {
  hours: ["lamplight", "neon", "parlour"],
  draw(stage) {
    const { lit, accent, pop, water: blue, light, ink } = stage;
    const flying = [
      [-20, 470, -34],
      [70, 400, 28],
      [150, 500, 62],
      [220, 380, -18],
      [300, 470, 40],
      [30, 590, 12],
      [130, 610, -8],
      [250, 600, 24],
      [370, 590, -50],
      [400, 420, 70],
    ] as const;
    const burst = each(
      12,
      (i) =>
        `M${Math.cos(i * 0.524) * 150} ${Math.sin(i * 0.524) * 150}` +
        `L${Math.cos(i * 0.524) * (i % 2 ? 300 : 380)} ${Math.sin(i * 0.524) * (i % 2 ? 300 : 380)}`,
    );
    const x = middle + lit * 150;
    return [
      room(stage, { floor: 0.66, wall: "stripes" }),
      box([0, 610, stageWidth, 290], fade(["#e2b678", "#b9803f"])),
      stroke(
        each(5, (i) => `M0 ${650 + i * 46}H1200`),
        ["#8a5a30", 3],
        0.35,
      ),
      glow([x, 480, 420], pop, 0.6),
      at([x, 480, 1], stroke(burst, [light, 12], 0.7)),
      crowd(stage, { count: 4, x: middle - lit * 360, y: 620, scale: 1.9, poses: ["cheer", "clap", "raise", "jump"], gap: 62 }),
      ...flying.map(([dx, y, angle]) => turned([middle + lit * dx, y, angle * lit], at([middle + lit * dx, y + 66, 1.55], pin()))),
      soft([middle - lit * 130, 800, 120, 16], 0.3),
      at([middle - lit * 130, 800, 2.9], ball(accent)),
      stroke(
        `M${middle - lit * 300} 690h${-lit * 190}M${middle - lit * 310} 740h${-lit * 130}M${middle - lit * 300} 790h${-lit * 220}`,
        [light, 10],
        0.6,
      ),
      box([0, 880, stageWidth, 30], mix(blue, ink, 0.3)),
    ];
  },
};

const friends: Layout = {
  hours: ["parlour", "playroom", "neon"],
  draw(stage) {
    const { lit, accent, pop, water: blue, ink, sky: air } = stage;
    const lanes = [0, 1, 2].map(
      (i) =>
        box([0, 400 + i * 44, stageWidth, 34], mix("#d8a86a", ink, 0.06 + i * 0.06)) + pins(middle + lit * (470 - i * 20), 420 + i * 44),
    );
    return [
      room(stage, { floor: 0.72, wall: "bricks" }),
      ...[0, 1, 2].map(
        (i) =>
          box([90 + i * 370, 130, 280, 150, 14], ink) +
          box([104 + i * 370, 144, 252, 122, 8], mix(air[1], "#ffffff", 0.2)) +
          each(4, (k) => box([120 + i * 370 + k * 58, 164, 44, 82, 6], [accent, pop, blue, "#2fa58a"][(i + k) % 4] ?? pop, 0.85)),
      ),
      ...lanes,
      standing(stage, [middle - lit * 290, 690, 2.9, lit], ["bowl"]),
      at([middle - lit * 120, 620, 1.2], ball(accent)),
      at([middle + lit * 230, 750, 1], rack(stage)),
      standing(stage, [middle - lit * 470, 836, 3.4, lit], ["clap"]),
      standing(stage, [middle + lit * 20, 846, 3.4, -lit], ["cheer"]),
      standing(stage, [middle + lit * 500, 820, 3.3, -lit], ["sip"]),
    ];
  },
};

/** A rack with balls to choose from. */
function rack({ accent, pop, water, ink }: Stage): string {
  const balls = each(5, (i) => {
    const x = i * 86 - 172;
    const colour = [accent, pop, water, "#8a6fb5", "#2fa58a"][i] ?? accent;
    return (
      circle([x, -77, 37], colour) +
      dots(
        [
          [x - 9, -93],
          [x + 1, -83],
          [x + 9, -93],
        ],
        [ink, 7],
      )
    );
  });
  return box([-230, -60, 460, 40, 20], mix(accent, ink, 0.35)) + box([-220, -30, 440, 110, 10], mix(accent, ink, 0.5)) + balls;
}

function pins(x: number, y: number): string {
  const rows = [[-66, -22, 22, 66], [-44, 0, 44], [-22, 22], [0]];
  return rows.map((row, r) => row.map((dx) => at([x + dx, y + r * 11, 0.86 + r * 0.07], pin())).join("")).join("");
}

const pin = (): string => stamp(skittle);

const skittle =
  soft([0, 0, 13, 3]) +
  shape("M-11 0Q-18 -30 -9 -48Q-5 -58 -8 -68Q-8 -82 0 -82Q8 -82 8 -68Q5 -58 9 -48Q18 -30 11 0Z", "#fffaf4") +
  shape("M3 -81Q8 -80 8 -68Q5 -58 9 -48Q18 -30 11 0H3Q12 -34 3 -54Z", "#ddd2d2") +
  stroke("M-7 -58H7M-7 -63H7", ["#e2453f", 3]);

const ball = (colour: string): string =>
  soft([0, 2, 40, 7], 0.3) +
  circle([0, -36, 38], colour) +
  shape("M10 -72A38 38 0 0 1 10 0Q34 -36 10 -72Z", darker(colour)) +
  oval([-14, -54, 12, 8], paler(colour, 0.6)) +
  circle([4, -52, 4], "#1a1030") +
  circle([15, -46, 4], "#1a1030") +
  circle([4, -40, 4], "#1a1030");

/** Bowling: down the lane, a strike, and an evening with friends. */
export const bowling: Kind = [lane, strike, friends];
