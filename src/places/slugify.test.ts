import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
  ["'s-Hertogenbosch", "s-hertogenbosch"],
  ["Hoeve De Lage Weide", "hoeve-de-lage-weide"],
  ["Café Ĳsbeer & Söhne (2)", "cafe-ijsbeer-sohne-2"],
  ["Straßenfest", "strassenfest"],
  ["Foto's", "fotos"],
  [" -- ", ""],
])("%s is %s in an address", (text, slug) => expect(slugify(text)).toBe(slug));
