import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { box, circle, oval, shape, stroke } from "../ink/shapes.ts";

/** Hats and masks for a head at (0, -91) with a radius of 11. */
export const hats = {
  chef: () =>
    box([-11, -105, 22, 11, 2], "#ffffff") +
    circle([-8, -110, 8.5], "#ffffff") +
    circle([8, -110, 8.5], "#efe7e4") +
    circle([0, -114, 9.5], "#ffffff"),
  helmet: ({ pop }) =>
    shape("M-12.5 -93Q-12 -107 0 -107Q12 -107 12.5 -93Z", pop) +
    box([-13.5, -95, 29, 4, 2], darker(pop)) +
    stroke("M-9 -92L-4 -80", [darker(pop, 0.5), 1.4]),
  cap: ({ accent }) => shape("M-12 -94Q-12 -107 0 -107Q12 -107 12 -96.5H20Q25 -96 24 -93H12Z", accent),
  rider: ({ ink }) => shape("M-12.5 -92Q-13 -107 0 -107.500Q12 -107 12.5 -94L19 -92V-95Z", ink) + stroke("M-9 -92L-4 -80", [ink, 1.4]),
  beanie: ({ accent, pop }) =>
    circle([-1, -109, 4.5], pop) + shape("M-12 -93Q-13 -108 0 -108Q13 -108 12 -93Z", accent) + box([-13, -97, 26, 6, 3], darker(accent)),
  straw: () =>
    oval([1, -97, 20, 4.5], "#e2bd74") +
    shape("M-11 -98Q-10 -110 1 -110Q12 -110 12 -98Z", "#f0d192") +
    box([-11, -100, 23, 3.5], "#b9503f"),
  party: ({ accent, pop }) =>
    shape("M-9 -99L1 -124L10 -100Z", pop) + shape("M1 -124L10 -100L4 -99.500Z", darker(pop)) + circle([1, -124, 4], accent),
  pirate: ({ ink }) => shape("M-19 -96Q-12 -114 0 -113Q14 -114 20 -96Q0 -103 -19 -96Z", ink) + circle([1, -104, 3.2], "#fff6e6"),
  mask: ({ ink, pop }) =>
    shape("M-11 -97Q-11 -107 1 -107Q13 -106 13 -96L12 -82Q4 -77 -2 -81L-11 -90Z", ink) + box([-1, -97, 15, 8.5, 3.5], pop),
  goggles: ({ water }) =>
    box([-12, -96, 25, 3, 1.5], "#3a3347") +
    circle([2.5, -92, 4.6], "#3a3347") +
    circle([9.5, -92, 4.2], "#3a3347") +
    circle([2.5, -92, 3], water) +
    circle([9.5, -92, 2.7], water),
  swim: ({ accent }) => shape("M-12 -92Q-13 -106 0 -106Q13 -106 12 -95Z", accent),
  racing: ({ accent, ink, light }) =>
    shape("M-14 -92Q-14 -108 0 -108Q14 -108 14.5 -94L14 -82Q8 -76 -2 -77Q-13 -80 -14 -92Z", accent) +
    shape("M-13 -99Q-8 -107 2 -108L6 -107Q-4 -105 -8 -97Z", light, 0.8) +
    shape("M0 -99H14.5L14.5 -88H4Q-1 -92 0 -99Z", ink) +
    stroke("M5 -96H11", [light, 1.4], 0.7),
  top: ({ ink, accent }) => box([-11, -122, 22, 24, 2], ink) + box([-17, -100, 34, 4.5, 2], ink) + box([-11, -105, 22, 5], accent),
  headset: ({ water }) =>
    box([-12, -95, 15, 4, 2], "#2a2738") +
    box([-1, -98, 17, 13, 4.5], "#f6f3fa") +
    box([10, -98, 6, 13, 3], "#2a2738") +
    stroke("M3 -91.5h5", [water, 2.4]),
  knight: ({ accent }) =>
    shape("M-2 -107Q-26 -128 -25 -96Q-18 -104 -8 -102Z", accent) +
    shape("M-13 -79Q-16 -108 1 -108Q14 -108 13 -96H-2Q-4 -88 -3 -79Z", "#b9c3d2") +
    box([-3, -100, 17, 5, 2], "#8793a8"),
  crown: ({ accent }) =>
    shape("M-12 -97L-15 -113L-6 -106L1 -116L8 -106L16 -113L13 -97Z", "#f6c445") +
    circle([1, -101, 2.4], accent) +
    circle([-7, -101, 1.8], "#2f7fb5"),
  sleuth: () =>
    shape("M-19 -94Q-13 -99 -12 -103Q-10 -115 2 -115Q14 -115 15 -102L24 -95Q4 -100 -19 -94Z", "#a8763f") +
    stroke("M-5 -112L-1 -100M8 -112L6 -100M-12 -106H15", ["#7a4f26", 1.6]) +
    circle([1, -115, 2.6], "#7a4f26"),
} as const satisfies Record<string, (palette: Palette) => string>;

/** The name of a hat. */
export type Hat = keyof typeof hats;

const besideHair = new Set<Hat | undefined>([undefined, "goggles", "party", "headset", "crown"]);

/** Worn over the face or on top, so that hair stays visible. */
export const showsHair = (hat: Hat | undefined): boolean => besideHair.has(hat);
