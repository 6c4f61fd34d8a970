import { SCREENS } from "./screens.ts";

/**
 * Lets browsers prerender a document when a visitor is likely to open it (hovers over its link for a while, or presses
 * it). Only documents: pages of React Router would start their router unseen.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: Object.values(SCREENS).map(({ path }) => path) }, eagerness: "moderate" }],
});
