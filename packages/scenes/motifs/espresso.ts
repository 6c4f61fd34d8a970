import { darker, paler } from "../ink/colour.ts";
import { box, circle, each, oval, shape, soft, stroke, turned } from "../ink/shapes.ts";

/** An espresso machine with two groups, 380 units wide, its cups on top. */
export const espressoMachine = (colour: string): string =>
  soft([0, 2, 200, 14], 0.3) +
  each(5, (i) =>
    shape(`M${-140 + i * 58} -262H${-96 + i * 58}L${-102 + i * 58} -236H${-134 + i * 58}Z`, i % 2 ? "#fffaf0" : paler(colour, 0.5)),
  ) +
  box([-190, -238, 380, 22, 8], "#dfe5ea") +
  box([-178, -220, 356, 122, 14], colour) +
  box([60, -220, 118, 122, 14], "#1a1030", 0.12) +
  box([-178, -110, 356, 70], "#5a6070") +
  box([-190, -44, 380, 44, 8], "#c3ccd6") +
  box([-160, -50, 320, 12, 6], "#3a3347") +
  circle([0, -164, 27], "#fffaf0") +
  stroke("M0 -164L12 -180", ["#e2453f", 5]) +
  [-96, 96].map(spout).join("") +
  stroke("M190 -190Q222 -180 216 -70", ["#dfe5ea", 9]) +
  box([-150, -206, 70, 12, 6], "#ffffff", 0.4);

const spout = (x: number): string =>
  box([x - 30, -112, 60, 24, 5], "#dfe5ea") +
  stroke(`M${x} -90L${x + 54} -82`, ["#3a2a26", 15]) +
  stroke(`M${x - 7} -88V-66M${x + 7} -88V-66`, ["#5b3422", 4]) +
  shape(`M${x - 24} -74H${x + 24}L${x + 17} -48H${x - 17}Z`, "#fffaf0");

/** A large cup of coffee from a little above, with a leaf (0) or a heart (1) of milk. */
export const cappuccino = (china: string, sort: number): string =>
  soft([6, 6, 190, 26], 0.3) +
  oval([0, -10, 190, 44], china) +
  oval([0, -14, 150, 30], darker(china, 0.1)) +
  stroke("M128 -130Q204 -136 190 -86Q176 -50 108 -52", [darker(china, 0.08), 24]) +
  shape("M-140 -150Q-136 -14 -50 -10H50Q136 -14 140 -150Z", china) +
  shape("M60 -100Q60 -20 20 -10H50Q136 -14 140 -150Z", "#1a1030", 0.13) +
  oval([0, -150, 140, 62], paler(china, 0.55)) +
  oval([0, -148, 126, 53], "#9a5b34") +
  oval([0, -144, 116, 46], "#b9764a") +
  (sort === 0
    ? stroke("M0 -186V-106", ["#fff3df", 6]) +
      [0, 1, 2, 3]
        .map((i) => stroke(`M${-64 + i * 14} ${-164 + i * 6}Q0 ${-116 + i * 2} ${64 - i * 14} ${-164 + i * 6}`, ["#fff3df", 9 - i]))
        .join("")
    : shape("M0 -104Q-92 -136 -60 -172Q-24 -190 0 -160Q24 -190 60 -172Q92 -136 0 -104Z", "#fff3df"));

/** A jute sack full of coffee beans. */
export const beanSack = (): string =>
  soft([4, 0, 86, 10], 0.3) +
  shape("M-70 0Q-92 -60 -66 -116Q0 -134 66 -116Q92 -60 70 0Q0 12 -70 0Z", "#d9b784") +
  shape("M30 -122L66 -116Q92 -60 70 0Q50 6 20 7Q60 -50 30 -122Z", "#1a1030", 0.12) +
  oval([0, -118, 70, 20], "#b98f58") +
  oval([0, -122, 58, 17], "#5b3422") +
  [-36, -12, 14, 38, 0]
    .map((x, i) => turned([x, -130 + (i % 2) * 10, 30 + i * 40], oval([x, -130 + (i % 2) * 10, 12, 8], i % 2 ? "#7a4a2e" : "#6b3d26")))
    .join("") +
  shape("M-26 -58Q-26 -84 0 -84Q26 -84 26 -58Q26 -34 0 -34Q-26 -34 -26 -58Z", "#5b3422") +
  stroke("M-10 -80Q10 -60 -6 -38", ["#d9b784", 5]);
