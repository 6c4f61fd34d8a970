import type { Palette } from "../brands/brand.ts";

/** Colours of `web/styles/tokens.css` as literals, since mail programs do not support custom properties. */
export const mailColours: Record<Palette, { action: string; tint: string; border: string; deep: string }> = {
  company: { action: "#d81959", tint: "#f7ecf0", border: "#f2b1c7", deep: "#3b1f36" },
  kids: { action: "#1a78a3", tint: "#eaf6fc", border: "#99cfe7", deep: "#123a54" },
};

export const INK = "#241a20";
export const INK_SOFT = "#62565d";
