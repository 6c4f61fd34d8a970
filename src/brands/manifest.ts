import type { Brand } from "./brand.ts";
import { palettes } from "./palettes.ts";

/** Sizes of home screen icons, part of their URLs. */
export const ICON_SIZES = [192, 512] as const;

/** URL of an icon of the host's brand. */
export function iconUrl(size: (typeof ICON_SIZES)[number], purpose: "any" | "maskable"): string {
  return `/static/icons/${purpose}-${size}.png`;
}

/** The web app manifest of a brand; `minimal-ui` for its back button, since pages link to other sites (decisions/027-page-head-and-social-pictures.md). */
export function manifestOf({ name, shortName, lang, about, palette }: Brand) {
  const purposes = ["any", "maskable"] as const;
  return {
    ...{ id: "/", start_url: "/", scope: "/", display: "minimal-ui" },
    ...{ name, short_name: shortName, lang, dir: "ltr", description: about },
    ...{ theme_color: palettes[palette].tint, background_color: "#ffffff" },
    icons: purposes.flatMap((purpose) =>
      ICON_SIZES.map((size) => ({ src: iconUrl(size, purpose), sizes: `${size}x${size}`, type: "image/png", purpose })),
    ),
  };
}
