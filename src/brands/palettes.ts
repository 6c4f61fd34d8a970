import type { Palette } from "./brand.ts";

/** Colours of a palette for use outside stylesheets: browser bars, icons and drawn pictures. */
export type PaletteColours = {
  /** Background of browser bars and panels. */
  tint: string;
  /** The accent colour, and its variant for text on white. */
  action: string;
  strong: string;
  border: string;
  deep: string;
};

/** The same values as in src/web/document/styles/tokens.css. */
export const palettes: Readonly<Record<Palette, PaletteColours>> = {
  company: { tint: "#f7ecf0", action: "#d81959", strong: "#b4154a", border: "#f2b1c7", deep: "#3b1f36" },
  kids: { tint: "#eaf6fc", action: "#1a78a3", strong: "#16688d", border: "#99cfe7", deep: "#123a54" },
};
