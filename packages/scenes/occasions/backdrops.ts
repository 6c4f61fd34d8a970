import { darker, mix, paler } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, each, shape, stroke } from "../ink/shapes.ts";
import { bunting } from "../places/bunting.ts";
import { gravel } from "../places/gravel.ts";
import { hills } from "../places/hills.ts";
import { lamps } from "../places/lamps.ts";
import { meadow } from "../places/meadow.ts";
import { room } from "../places/room.ts";
import { shelf } from "../places/shelf.ts";
import { sky } from "../places/sky.ts";
import { snowOf, snowfall } from "../places/snow.ts";
import { trees } from "../places/trees.ts";
import { water } from "../places/water.ts";
import { windowOn } from "../places/window.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../stage.ts";
import type { Props } from "./props.ts";

/** The background of a group, from far to near; the group stands at y = 800. */
export type Backdrop = (stage: Stage, ground: Props["ground"]) => string;

/** A club room or workshop with a window and shelves. */
export const parlour: Backdrop = (stage) => {
  const { roll, lit } = stage;
  return [
    room(stage, { floor: 0.76, wall: roll.pick(["panels", "stripes", "planks"] as const) }),
    windowOn(roll.pick(["noon", "spring", "morning"] as const), [middle - lit * 420 - 120, 120, 240, 250]),
    shelf(stage, [middle + lit * 430 - 120, 250, 240], "pots"),
    shelf(stage, [middle + lit * 430 - 120, 390, 240], "books"),
  ].join("");
};

/** A high hall with steel under its roof and a floor to play on. */
export const hall: Backdrop = (stage, ground) => {
  const { sky: wall, ink, accent, light } = stage;
  const floor = 590;
  const truss = each(12, (i) => `M${i * 110 - 40} 96L${i * 110 + 15} 30L${i * 110 + 70} 96`);
  const pillars = each(4, (i) => box([i * 370 + 20, 96, 26, floor - 96], mix(wall[0], ink, 0.25)));
  const panes = each(3, (i) => box([i * 370 + 90, 170, 230, 120, 8], paler(mix(wall[1], light, 0.5), 0.4), 0.8));
  return [
    box([0, 0, stageWidth, floor], fade(wall)),
    panes,
    pillars,
    stroke(`M-20 30H1220M-20 96H1220${truss}`, [mix(wall[0], ink, 0.45), 9]),
    box([0, floor - 130, stageWidth, 130], mix(wall[1], ink, 0.2)) + box([0, floor - 136, stageWidth, 14], accent),
    floorOf(stage, ground, floor),
    lamps(stage, 3, 0.3),
  ].join("");
};

function floorOf(stage: Stage, ground: Props["ground"], y: number): string {
  if (ground === "gravel") return gravel(stage, y);
  if (ground === "ice") {
    const body = fade([mix("#b7dbe8", stage.sky[1], 0.3), "#d8edf4", "#a5cfe2"]);
    const tracks = each(12, () => `M${stage.roll.between(-60, stageWidth)} ${stage.roll.between(y + 30, stageHeight)}q90 -16 240 0`);
    return box([0, y, stageWidth, stageHeight - y], body) + stroke(tracks, ["#ffffff", 4], 0.6);
  }
  const base = mix(stage.land, stage.sky[1], 0.25);
  return (
    box([0, y, stageWidth, stageHeight - y], fade([paler(base, 0.2), base, darker(base, 0.2)])) +
    stroke(`M-20 ${y + 60}H1220M${middle} ${y}L${middle - 120} 900M180 ${y + 60}L20 900M1020 ${y + 60}L1180 900`, ["#fff6e6", 7], 0.5)
  );
}

/** Outdoors: grass with trees, a shore, or snow, without anything typical of one country. */
export const outdoors: Backdrop = (stage, ground) => {
  const { roll, accent, lit } = stage;
  const y = stage.ground;
  if (ground === "snow" || ground === "ice") {
    const white = snowOf(stage);
    return [
      sky(stage, 0.42),
      trees({ ...white, land: mix("#3f7a72", stage.ink, 0.1) }, "pine", { count: 13, y: y + 12, scale: 1.1, depth: 0.35 }),
      hills(white, { y: y + 24, rise: 26, depth: 0 }),
      ground === "ice" ? floorOf(stage, ground, y + 50) : "",
      snowfall(stage),
    ].join("");
  }
  const behind = [
    sky(stage, 0.42),
    hills(stage, { y: y + 6, rise: 30, depth: 0.5 }),
    trees(stage, roll.pick(["round", "birch", "poplar"] as const), { count: 10, y: y + 10, scale: 1, depth: 0.32 }),
  ];
  if (ground === "shore") {
    const bank = `M-20 900V${y + 170}Q300 ${y + 110} 700 ${y + 150}T1220 ${y + 120}V900Z`;
    return [...behind, water(stage, y + 8), shape(bank, darker(stage.land, 0.06)), shape(bank, paler(stage.land, 0.4), 0.25)].join("");
  }
  const floor = ground === "gravel" ? gravel(stage, y + 8) : meadow(stage, y + 8);
  const flags = roll() < 0.5 ? bunting(stage, { from: [-20, 150], to: [1220, 110], sag: 150, count: 20 }) : "";
  const tree = trees({ ...stage, pop: accent }, "round", {
    count: 1,
    y: y + 96,
    scale: 3.2,
    depth: 0.08,
    span: lit > 0 ? [40, 120] : [1080, 1160],
  });
  return [...behind, floor, tree, flags].join("");
};
