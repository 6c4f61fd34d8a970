import type { Brand } from "./brand.ts";

/** The language that a brand's texts are searched in: Flemish is Dutch. */
export function textLanguage({ locale }: Pick<Brand, "locale">): "nl" | "de" {
  return locale === "de" ? "de" : "nl";
}
