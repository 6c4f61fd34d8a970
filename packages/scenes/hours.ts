/** The colours of a picture: sky from top to horizon, light, land, water, two accents, ink; and the share of lit windows. */
export type Palette = {
  sky: readonly [top: string, horizon: string];
  light: string;
  land: string;
  water: string;
  accent: string;
  pop: string;
  ink: string;
  lamps: number;
};

/** Times of day and kinds of light; each layout lists those that fit it. */
export const hours = {
  morning: {
    sky: ["#f7b79c", "#fdebcf"],
    light: "#fff8e4",
    land: "#3e8276",
    water: "#78b8b4",
    accent: "#e2553d",
    pop: "#f5b53f",
    ink: "#1f3b42",
    lamps: 0.2,
  },
  noon: {
    sky: ["#6fc0de", "#e2f3ea"],
    light: "#fffdf0",
    land: "#3f9460",
    water: "#3c9dbd",
    accent: "#ee6a4a",
    pop: "#fac748",
    ink: "#1b3c49",
    lamps: 0,
  },
  spring: {
    sky: ["#a9dccb", "#fbf6d8"],
    light: "#ffffff",
    land: "#5aa457",
    water: "#5fb6b4",
    accent: "#e4577a",
    pop: "#f7c548",
    ink: "#24453c",
    lamps: 0,
  },
  sunset: {
    sky: ["#ea6a6b", "#fcd08e"],
    light: "#fff3cd",
    land: "#6a4b7e",
    water: "#cf7488",
    accent: "#fb8b4b",
    pop: "#ffd166",
    ink: "#2c2350",
    lamps: 0.6,
  },
  dusk: {
    sky: ["#27496d", "#f3a683"],
    light: "#ffe9bf",
    land: "#27606b",
    water: "#3d7f93",
    accent: "#f2785c",
    pop: "#ffcf70",
    ink: "#152b42",
    lamps: 0.75,
  },
  autumn: {
    sky: ["#f0c489", "#fdf0d0"],
    light: "#fffbe6",
    land: "#b0642f",
    water: "#7fa39a",
    accent: "#b63a3f",
    pop: "#f0a93b",
    ink: "#472724",
    lamps: 0.3,
  },
  winter: {
    sky: ["#9cc7e0", "#fbeee6"],
    light: "#ffffff",
    land: "#7fa3b5",
    water: "#b7dbe8",
    accent: "#d8433f",
    pop: "#f6b94a",
    ink: "#23405c",
    lamps: 0.5,
  },
  lamplight: {
    sky: ["#3a2a55", "#6d3f66"],
    light: "#ffdf96",
    land: "#8d5068",
    water: "#5d4a80",
    accent: "#ef6351",
    pop: "#f9b84a",
    ink: "#1f1638",
    lamps: 0.8,
  },
  parlour: {
    sky: ["#1f5560", "#2f7a78"],
    light: "#fff0c4",
    land: "#2b6a66",
    water: "#4b9a92",
    accent: "#ef7d53",
    pop: "#f7bf52",
    ink: "#10323c",
    lamps: 0.8,
  },
  neon: {
    sky: ["#1b1747", "#3b2a7a"],
    light: "#c9f4ff",
    land: "#2c2a6e",
    water: "#2fd3e0",
    accent: "#ff4f9a",
    pop: "#ffd84a",
    ink: "#100c2e",
    lamps: 0.9,
  },
  studio: {
    sky: ["#f9d9c0", "#fdeedd"],
    light: "#ffffff",
    land: "#4f9184",
    water: "#80bfc4",
    accent: "#e5604e",
    pop: "#f4b942",
    ink: "#373050",
    lamps: 0,
  },
  playroom: {
    sky: ["#bfe3f2", "#eaf7f6"],
    light: "#ffffff",
    land: "#39a08b",
    water: "#4fb3e0",
    accent: "#f2684f",
    pop: "#ffca4f",
    ink: "#22446a",
    lamps: 0,
  },
} as const satisfies Record<string, Palette>;

/** The name of an hour. */
export type Hour = keyof typeof hours;
