import type { Brand } from "./brand.ts";
import { palettes } from "./palettes.ts";

/** Of the icons of a home screen; those of the manifest are addressed by these. */
export const ICON_SIZES = [192, 512] as const;

/** Where an icon of this host's brand is. */
export function iconUrl(size: (typeof ICON_SIZES)[number], purpose: "any" | "maskable"): string {
  return `/static/icons/${purpose}-${size}.png`;
}

/** What a brand is on a home screen; `minimal-ui`, as links of pages lead to other sites, and back is wanted (decisions/027-page-head-and-social-pictures.md). */
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
