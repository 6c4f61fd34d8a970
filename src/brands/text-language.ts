import type { Brand } from "./brand.ts";

/** The language of a brand's texts for the search; Flemish counts as Dutch. */
export function textLanguage({ locale }: Pick<Brand, "locale">): "nl" | "de" {
  return locale === "de" ? "de" : "nl";
}
