import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
  ["'s-Hertogenbosch", "s-hertogenbosch"],
  ["Hoeve De Lage Weide", "hoeve-de-lage-weide"],
  ["Café Ĳsbeer & Söhne (2)", "cafe-ijsbeer-soehne-2"],
  ["München", "muenchen"],
  ["Österreich-Übung", "oesterreich-uebung"],
  ["Reünie van de coöperatie", "reunie-van-de-cooperatie"],
  ["Straßenfest", "strassenfest"],
  ["Foto's", "fotos"],
  [" -- ", ""],
])("%s becomes %s in a URL", (text, slug) => expect(slugify(text)).toBe(slug));
