import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, mirrored, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { barrier, beam, burst, gear, phaser } from "../../motifs/phaser.ts";
import { person } from "../../people/person.ts";
import { type Pose, type PoseName, poses } from "../../people/poses.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const teams = ["#ff4f9a", "#2fd3e0", "#ffd84a", "#7dff7a", "#ff8a3c"];
const joyful: readonly PoseName[] = ["raise", "cheer", "jump", "wave"];

const arena: Layout = {
  hours: ["neon", "lamplight", "parlour"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit } = stage;
    const [ours = "", theirs = ""] = roll.shuffled(teams);
    return [
      dark(stage, 500),
      mirrored(
        middle,
        lit,
        [
          glow([300, 420, 420], ours, 0.5) + glow([930, 380, 420], theirs, 0.5),
          barrier([40, 220, 220, 300], ours) + barrier([480, 290, 190, 220], theirs) + barrier([930, 180, 240, 340], theirs),
          player(stage, [roll.between(400, 440), 540, 1.9, 1], ["run", ours]),
          player(stage, [roll.between(720, 790), 560, 2.1, -1], ["point", theirs]),
          barrier([790, 560, 180, 200], theirs),
          player(stage, [1000, 800, 3.5, -1], ["point", theirs]),
          beam([755, 530, 400, 452], theirs) + burst([392, 450], theirs),
          barrier([430, 690, 250, 150], ours),
          player(stage, [290, 824, 4, 1], ["point", ours]),
          beam([572, 512, 950, 590], ours) + burst([958, 592], ours),
          player(stage, [76, 856, 3.3, 1], [roll.pick(["hips", "wave", "stand"]), ours]),
        ].join(""),
      ),
      fog(stage),
    ];
  },
};

const corridor: Layout = {
  hours: ["neon", "parlour", "lamplight"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ink } = stage;
    const [ours = "", theirs = ""] = roll.shuffled(teams);
    const x = middle + lit * 60;
    const gates = each(4, (i) => {
      const [w, h] = [100 + i * i * 92, 70 + i * i * 50];
      return stroke(`M${x - w} ${430 + h * 0.9}V${430 - h}H${x + w}V${430 + h * 0.9}`, [i % 2 ? ours : theirs, 4 + i * 5], 0.95);
    });
    const rays = each(8, (i) => `M${x} 440L${(i - 3.5) * 420 + 600} 900`);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(ink, stage.sky[0], 0.3), mix(stage.sky[1], ink, 0.3)])),
      shape(`M${x - 90} 360L-20 -20V920L${x - 90} 490ZM${x + 90} 360L1220 -20V920L${x + 90} 490Z`, mix(stage.sky[1], ink, 0.2), 0.7),
      glow([x, 430, 380], theirs, 0.9) + glow([x, 420, 130], "#ffffff", 0.8),
      stroke(rays + "M0 640H1200M0 740H1200M0 860H1200", [ours, 3], 0.22),
      gates,
      player(stage, [x - lit * 34, 530, 1.25, -lit], ["run", theirs]),
      player(stage, [x + lit * 92, 600, 1.9, -lit], ["point", theirs]),
      beam([x - lit * 10, 468, x - lit * 330, 420], theirs) + burst([x - lit * 336, 420], theirs),
      barrier([x + lit * 250 - 110, 600, 220, 220], theirs),
      player(stage, [x + lit * 420, 850, 3.6, -lit], [roll.pick(["stand", "think"]), ours]),
      beam([x - lit * 40, 497, x + lit * 44, 475], ours) + burst([x + lit * 52, 476], ours),
      player(stage, [x - lit * 360, 850, 4.6, lit], ["point", ours]),
    ];
  },
};

const winners: Layout = {
  hours: ["lamplight", "neon", "parlour"],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, ink } = stage;
    const [ours = "", theirs = ""] = roll.shuffled(teams);
    const hexagon = (r: number) =>
      `M${each(6, (i) => `${i ? "L" : ""}${middle + Math.cos((i * Math.PI) / 3) * r} ${290 + Math.sin((i * Math.PI) / 3) * r}`)}Z`;
    const fans = [-2, -1, 1, 2].map((k) => shape(`M${middle + k * 60} 290L${middle + k * 330 - 60} -20h120Z`, k % 2 ? ours : theirs, 0.22));
    const [mid = "cheer", left = "raise", right = "wave"] = roll.shuffled(["cheer", "raise", "jump"] as const);
    return [
      dark(stage, 620),
      ...fans,
      glow([middle, 290, 480], ours, 0.75),
      shape(hexagon(240), ink, 0.75) + stroke(hexagon(240), [ours, 18]) + stroke(hexagon(208), [theirs, 6]),
      stroke(`M${middle - 120} 290h240M${middle} 170v240`, ["#ffffff", 6], 0.7) +
        circle([middle, 290, 80], theirs, 0.5) +
        circle([middle, 290, 30], ours),
      barrier([30, 400, 170, 240], theirs) + barrier([1000, 380, 170, 260], theirs),
      player(stage, [middle - lit * 470, 720, 2.6, lit], ["clap", theirs]),
      player(stage, [middle + lit * 480, 720, 2.6, -lit], ["think", theirs]),
      shape("M210 790L290 700H910L990 790Z", mix(ours, ink, 0.5)) +
        box([210, 790, 780, 130], darker(mix(ours, ink, 0.6))) +
        stroke("M210 790H990", [ours, 9]),
      player(stage, [middle - lit * 270, 780, 3.5, lit], [left, ours]),
      player(stage, [middle + lit * 270, 780, 3.5, -lit], [right, ours]),
      player(stage, [middle, 788, 4.1, lit], [mid, ours]),
      fog(stage),
    ];
  },
};

/** A dark hall with a floor of light from `y` down. */
function dark(stage: Stage, y: number): string {
  const { sky, ink, water: blue, roll } = stage;
  const deep = mix(sky[0], "#120c34", 0.5);
  const stars = each(16, () => circle([roll.between(0, 1200), roll.between(20, y - 60), roll.between(2, 6)], roll.pick(teams), 0.7));
  return (
    box([0, 0, stageWidth, y], fade([darker(deep, 0.3), mix(sky[1], deep, 0.4)])) +
    stars +
    box([0, y, stageWidth, stageHeight - y], fade([mix(deep, blue, 0.2), darker(ink, 0.2)])) +
    stroke(
      each(11, (i) => `M${(i - 5) * 120 + 600} ${y}L${(i - 5) * 320 + 600} 900`) + `M0 ${y + 50}H1200M0 ${y + 130}H1200M0 ${y + 260}H1200`,
      [blue, 3],
      0.28,
    )
  );
}

/** Somebody in the gear of a team. */
function player(stage: Stage, place: readonly [number, number, number, number], [pose, team]: readonly [PoseName, string]): string {
  const [x, y, scale] = place;
  const { tilt = 0 }: Pose = poses[pose];
  const shirt = mix(stage.roll.pick(["#2b2658", "#3a2f6e", "#46406e"]), team, 0.12);
  const held = at([0, 0, 0.78], joyful.includes(pose) ? turned([0, 0, -70], phaser(team)) : phaser(team));
  const body = person(stage, pose, { shirt, trousers: "#231d4a", held });
  return (
    soft([x, y, 24 * scale, 5 * scale], 0.4) +
    glow([x, y - 58 * scale, 44 * scale], team, 0.45) +
    at(place, body + turned([0, -40, tilt], gear(team)))
  );
}

const fog = ({ light }: Stage): string =>
  box(
    [-20, 760, stageWidth + 40, 160],
    fade([
      [0, light, 0],
      [1, light, 0.22],
    ]),
  );

/** Laser tag: between the walls of the arena, down the corridor, and the winning team. */
export const laserTag: Kind = [arena, corridor, winners];
