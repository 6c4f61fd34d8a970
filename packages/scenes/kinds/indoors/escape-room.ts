import { darker, mix, paler } from "../../ink/colour.ts";
import { clipped, fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import { hours } from "../../hours.ts";
import type { Kind, Layout } from "../../kind.ts";
import { standing } from "../../people/standing.ts";
import { hills } from "../../places/hills.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight } from "../../stage.ts";

const keyhole: Layout = {
  hours: ["lamplight", "parlour", "dusk"],
  focus: [0.5, 0.52],
  draw(stage) {
    const { roll, lit, ink, pop } = stage;
    const x = middle + lit * roll.between(0, 120);
    const weather = hours[roll.pick(["noon", "sunset", "spring"] as const)];
    const outside = { ...stage, ...weather, ground: 600, sunX: x - 40 };
    const door = `M${x - 150} 750L${x - 92} 420A196 196 0 1 1 ${x + 92} 420L${x + 150} 750Z`;
    const view =
      sky(outside, 0.5) +
      hills(outside, { y: 580, rise: 120, depth: 0.4 }) +
      trees(outside, "pine", { count: 5, y: 640, scale: 0.9, depth: 0.2, span: [x - 200, x + 200] }) +
      hills(outside, { y: 670, rise: 50, depth: 0 });
    return [
      room({ ...stage, sky: [ink, stage.sky[0]] }, { floor: 750 / 900, wall: "bricks" }),
      glow([x, 380, 600], pop, 0.5),
      shape(
        `M${x - 150} 750H${x + 150}L${x + 420} ${stageHeight}H${x - 420}Z`,
        fade([
          [0, weather.light, 0.9],
          [1, weather.sky[1], 0.12],
        ]),
      ),
      clipped(door, view),
      stroke(door, [pop, 16]),
      clock(stage, [x - 400, roll.between(130, 240), 1.5]),
      clock(stage, [x + 400, roll.between(120, 300), 1.2]),
      ...(
        [
          [-170, "point"],
          [0, "cheer"],
          [170, "wave"],
        ] as const
      ).map(([dx, pose], i) => standing(stage, [x + dx, 796 + (i % 2) * 26, 2.4, i === 2 ? -1 : 1], [pose])),
    ];
  },
};

const vault: Layout = {
  hours: ["parlour", "lamplight", "autumn"],
  draw(stage) {
    const { lit, accent, ink } = stage;
    const x = middle + lit * 180;
    return [
      room(stage, { floor: 0.8, wall: "panels" }),
      lamps(stage, 2, 0.4),
      shelf(stage, [middle - lit * 450 - 110, 300, 220], "books"),
      shelf(stage, [middle - lit * 450 - 110, 430, 220], "books"),
      glow([x - lit * 80, 430, 420], stage.pop, 0.55),
      at([x, 450, 1], safe(stage)),
      clock(stage, [middle - lit * 150, 150, 1]),
      standing(stage, [x - lit * 330, 800, 3.6, lit], ["reach"]),
      standing(stage, [x - lit * 530, 812, 3.5, lit], ["think"]),
      standing(stage, [x + lit * 330, 806, 3.4, -lit], ["hold", { held: torch(accent, ink) }]),
    ];
  },
};

const library: Layout = {
  hours: ["lamplight", "dusk", "parlour"],
  draw(stage) {
    const { lit, ink, pop, light } = stage;
    const x = middle + lit * 130;
    const wood = mix("#6b4029", ink, 0.25);
    const passage = `M${x - 130} 740V320A130 130 0 0 1 ${x + 130} 320V740Z`;
    const shelves = (left: number) =>
      box([left - 16, 130, 292, 610, 6], wood) + [250, 370, 490, 610, 730].map((y) => shelf(stage, [left, y, 260], "books")).join("");
    return [
      room(stage, { floor: 740 / 900, wall: "stripes" }),
      shelves(lit > 0 ? 40 : 900) + shelves(lit > 0 ? 330 : 610),
      box([x - 170, 150, 340, 590, 20], wood),
      shape(passage, fade([mix(ink, "#000000", 0.3), mix(pop, ink, 0.55)])),
      glow([x, 560, 300], pop, 0.75),
      each(4, (i) => box([x - 100 + i * 22, 700 - i * 30, 200 - i * 44, 30], mix(pop, ink, 0.4 + i * 0.1))),
      shape(`M${x + lit * 130} 740V170L${x + lit * 330} 120V800Z`, mix(wood, ink, 0.3)) +
        stroke(
          `M${x + lit * 150} 300L${x + lit * 318} 280M${x + lit * 150} 440L${x + lit * 318} 446M${x + lit * 150} 590L${x + lit * 318} 622`,
          [paler(wood, 0.3), 9],
        ),
      shape(
        `M${x - 130} 740H${x + 130}L${x + 330} 900H${x - 330}Z`,
        fade([
          [0, light, 0.55],
          [1, light, 0],
        ]),
      ),
      standing(stage, [x - lit * 20, 730, 2.3, lit], ["walk", { held: torch(pop, ink) }]),
      standing(stage, [x - lit * 250, 806, 3.4, lit], ["point"]),
      standing(stage, [x - lit * 440, 800, 3.4, lit], ["map"]),
      at(
        [x - lit * 440, 800, 3.4, lit],
        shape("M12 -76L52 -80L58 -46L16 -42Z", "#f6dfae") + stroke("M22 -66L46 -68M22 -58L48 -60", [ink, 2]),
      ),
      standing(stage, [x + lit * 390, 816, 3, -lit], ["cheer"]),
    ];
  },
};

function clock({ pop, ink }: Stage, [x, y, scale]: readonly [number, number, number]): string {
  return at(
    [x, y, scale],
    soft([5, 66, 54, 54], 0.3) +
      circle([0, 60, 54], pop) +
      circle([0, 60, 43], "#fff6e0") +
      stroke("M0 26V32M0 88V94M-34 60H-28M28 60H34", [ink, 4]) +
      stroke("M0 60V34M0 60L18 70", [ink, 6]),
  );
}

function safe({ accent, ink, pop, light, water }: Stage): string {
  const steel = mix(water, ink, 0.35);
  const bolts = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => circle([Math.cos(i * 0.785) * 186, Math.sin(i * 0.785) * 186, 11], paler(steel, 0.35)));
  return (
    soft([0, 290, 270, 26], 0.35) +
    box([-250, -260, 500, 540, 26], darker(steel, 0.45)) +
    circle([0, 0, 226], steel) +
    circle([0, 0, 204], paler(steel, 0.2)) +
    circle([0, 0, 164], darker(steel, 0.2)) +
    bolts.join("") +
    circle([0, 0, 96], "#fff6e0") +
    stroke(
      each(12, (i) => tick(i)),
      [ink, 6],
    ) +
    circle([0, 0, 56], accent) +
    stroke("M0 0L0 -50M0 0L44 26M0 0L-44 26", [pop, 17]) +
    circle([0, 0, 20], light) +
    shape("M0 -90L-12 -112H12Z", accent) +
    box([-246, -180, 26, 90, 8], pop) +
    box([-246, 90, 26, 90, 8], pop) +
    oval([-80, -110, 60, 22], "#ffffff", 0.16) +
    box([-200, 280, 60, 22], ink) +
    box([140, 280, 60, 22], ink)
  );
}

function tick(i: number): string {
  const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  return `M${dx * 74} ${dy * 74}L${dx * 86} ${dy * 86}`;
}

const torch = (colour: string, ink: string): string =>
  shape("M14 -6L120 -46V46L14 6Z", "#fff2b8", 0.35) + box([-10, -5, 26, 10, 3], ink) + box([12, -8, 10, 16, 2], colour);

/** An escape room: the way out, the vault, and the secret passage. */
export const escapeRoom: Kind = [keyhole, vault, library];
