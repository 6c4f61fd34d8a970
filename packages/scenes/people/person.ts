import type { Palette } from "../hours.ts";
import type { Chance } from "../ink/chance.ts";
import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, circle, shape, type Spot, stroke, turned } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { childHairdos, hairdos } from "./hair.ts";
import { type Hat, hats, showsHair } from "./hats.ts";
import { type Pose, type PoseName, poses } from "./poses.ts";

/** What a scene decides about a person; the rest is random (skin, hair, clothes). */
export type Dress = {
  hat?: Hat;
  shirt?: string;
  trousers?: string;
  over?: "apron" | "vest" | "coat";
  kid?: boolean;
  /** Bare arms and legs; the shirt is a bathing suit. */
  bathing?: boolean;
  /** Drawn at the near hand, under its fingers. */
  held?: string;
};

const skins = ["#f6cfae", "#e8b48c", "#c98a5e", "#8d5a3b", "#fadcc2", "#6f432b"];
const childHairColours = ["#2e1d1a", "#5b3420", "#c98b3c", "#7a3b2a", "#1f1b2e", "#d9a441", "#a4502c"];
const hairColours = [...childHairColours, "#b9b0b2"];
const standing: readonly PoseName[] = ["stand", "wave", "point", "hold", "sip", "think", "clap", "raise", "map"];

const shade = "#1a1030";
const trunk =
  shape("M-14 -68Q-14 -77 -5 -77H5Q14 -77 14 -68L11.5 -38Q0 -34 -11.5 -38Z", "inherit") +
  shape("M3 -77H5Q14 -77 14 -68L11.5 -38Q7 -36 3 -35.5Z", shade, 0.16);
const neck = box([-3.5, -83, 7, 9, 3], "inherit") + box([-3.5, -83, 7, 9, 3], shade, 0.12);
const features = [
  circle([0, -91, 11], "inherit"),
  stroke("M2.6 -90.5h.1M8 -90.5h.1", ["#2b1a1a", 2.6]),
  stroke("M3.2 -86Q5.6 -84.2 7.6 -86", ["#2b1a1a", 1.1]),
  circle([0.5, -87, 2], "#e8606a", 0.35),
].join("");

const apron = shape("M-8 -68H9L12 -36Q0 -32 -11 -36Z", "#fffaf0");
const coat = shape("M-14 -68Q-14 -77 -5 -77H-1L0 -30H-13ZM14 -68Q14 -77 5 -77L4 -30H14Z", "#fbfaf7");
const vest = shape("M-14 -69Q-13 -77 -6 -77L0 -66L6 -77Q13 -77 14 -69L12 -46H-12Z", "#f58a2c") + box([-13, -58, 26, 3.5], "#fff3cd");

/** A person of 100 units tall who stands on (0, 0) and faces right. */
export function person(stage: Palette & { roll: Chance }, pose: PoseName, dress: Dress = {}): string {
  const { roll } = stage;
  const skin = roll.pick(skins);
  const shirt = roll.pick(shirtsOf(stage));
  const trousers = roll.pick([stage.ink, mix(stage.ink, stage.land, 0.45), "#39415e", "#6b4a3e", "#2f5d8a"]);
  const inSkirt = roll() < 0.3 && standing.includes(pose) && !dress.trousers && !dress.bathing;
  const look = { skin, shirt: dress.shirt ?? shirt, trousers: dress.trousers ?? trousers };
  const sleeve = dress.bathing ? skin : look.shirt;
  const { arms, legs, tilt = 0 }: Pose = poses[pose];
  const [far, near] = arms;

  const upper = [
    arm(far, darker(sleeve, 0.12), skin),
    torso(look.shirt, roll(), dress),
    head(stage, skin, dress),
    dress.held ? at([...endOf(near), 1], dress.held) : "",
    arm(near, sleeve, skin),
  ].join("");
  const skirt = inSkirt ? shape("M-11.5 -46H11.5L17 -20Q0 -15 -17 -20Z", darker(look.shirt, 0.28)) : "";
  return (
    legsOf(legs, inSkirt || dress.bathing ? skin : look.trousers, dress.bathing ? skin : darker(stage.ink, 0.3)) +
    skirt +
    (tilt === 0 ? upper : turned([0, -40, tilt], upper))
  );
}

function shirtsOf({ accent, pop, water, ink, land }: Palette): string[] {
  return [
    accent,
    pop,
    "#fff3e0",
    mix(water, "#ffffff", 0.12),
    mix(accent, pop, 0.5),
    "#2f5d8a",
    mix(accent, ink, 0.35),
    paler(land, 0.3),
    "#8a6fb5",
  ];
}

/** The end of a limb: a hand or a foot. */
function endOf(line: string): Spot {
  const [x = 0, y = 0] = line.split(" ").slice(-2).map(Number);
  return [x, y];
}

function arm(line: string, sleeve: string, skin: string): string {
  return stroke(`M${line}`, [sleeve, 8.5]) + circle([...endOf(line), 4.6], skin);
}

function legsOf(legs: Pose["legs"], cloth: string, shoe: string): string {
  if (legs.length === 0) return "";
  const trousers = legs.map((line) => `M${line}`).join("");
  const feet = legs.map(endOf).map(([x, y]) => `M${x - 1} ${y + 1}h7`);
  return stroke(trousers, [cloth, 11]) + stroke(feet.join(""), [shoe, 8]);
}

function torso(shirt: string, pattern: number, { over }: Dress): string {
  const body = stamp(trunk, shirt);
  if (over === "apron") return body + stamp(apron);
  if (over === "coat") return body + stamp(coat);
  if (over === "vest") return body + stamp(vest);
  if (pattern < 0.25) return body + stroke("M-13 -64H13M-12.5 -55H12.5M-12 -46H12", [paler(shirt, 0.5), 3]);
  return body;
}

function head(stage: Palette & { roll: Chance }, skin: string, { hat, kid }: Dress): string {
  const { roll } = stage;
  const [hairdo, colour] = [roll.pick(kid ? childHairdos : hairdos), roll.pick(kid ? childHairColours : hairColours)];
  const hair = hairdo(colour, roll.pick([stage.accent, stage.pop, "#2f5d8a"]));
  const size = kid ? 1.3 : 1.04;
  const face = [
    showsHair(hat) ? hair.behind : "",
    stamp(features, skin),
    showsHair(hat) ? hair.front : "",
    hat ? hats[hat](stage) : "",
  ].join("");
  return stamp(neck, skin) + at([0, 82 * (size - 1), size], face);
}
