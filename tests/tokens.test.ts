import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beDetail } from "../content/words/detail/be.ts";
import { deDetail } from "../content/words/detail/de.ts";
import { nlDetail } from "../content/words/detail/nl.ts";
import { brands } from "../src/brands/brands.ts";
import { palettes } from "../src/brands/palettes.ts";

const WEB = join(import.meta.dirname, "../src/web");
const css = readFileSync(join(WEB, "document/styles/tokens.css"), "utf8");

function blockOf(palette: "company" | "kids"): Map<string, string> {
  const block = new RegExp(`\\[data-palette="${palette}"\\] \\{(.*?)\\n\\}`, "s").exec(css)?.[1] ?? "";
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

const namesOf = (palette: "company" | "kids") => [...blockOf(palette).keys()];

/** The tokens of a palette; one that points to another token is followed. */
function tokensOf(palette: "company" | "kids"): (name: string) => string {
  const tokens = blockOf(palette);
  const follow = (name: string): string => {
    const value = tokens.get(name) ?? "";
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other ? follow(other) : value;
  };
  return follow;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Lightness of HSL, in percent. */
function lightness(hex: string): number {
  const rgb = channels(hex);
  return ((Math.max(...rgb) + Math.min(...rgb)) / 2) * 100;
}

/** Contrast of WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("the palettes are those of the specification", () => {
  const [company, kids] = [tokensOf("company"), tokensOf("kids")];
  expect(["primary", "secondary", "tint", "border"].map(company)).toEqual(["#e72e6c", "#5eba94", "#f7ecf0", "#f2b1c7"]);
  expect(["primary", "secondary", "tint", "border"].map(kids)).toEqual(["#34aadf", "#02906f", "#eaf6fc", "#99cfe7"]);
});

test("the palette is one field of the brand: no other field has a colour, and only the palette selects the colours of pages", () => {
  for (const { palette, ...others } of brands) {
    expect(Object.keys(palettes)).toContain(palette);
    expect(JSON.stringify(others)).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|color)a?\(/i);
  }
  const colours = namesOf("company").filter((name) => tokensOf("company")(name).startsWith("#"));
  expect(colours.length).toBeGreaterThan(10);
  expect(colours.filter((name) => !tokensOf("kids")(name).startsWith("#"))).toEqual([]);
  // All other stylesheets use these tokens.
  const styles = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
  const choosing = styles.filter((path) => /\[data-(palette|locale|brand)|:lang\(/.test(readFileSync(join(WEB, path), "utf8")));
  expect(choosing).toEqual(["document/styles/tokens.css"]);
});

test("cards mark a drawing in the language of the page", () => {
  const marks = [...css.matchAll(/--illustration: "(\w+)";/g)].map(([, word]) => word);
  const words = [nlDetail, beDetail, deDetail].map(({ detail }) => detail.illustration);
  expect([marks[0], marks[0], marks[1]]).toEqual(words);
});

test("a brand without a palette is black", () => {
  expect(/:root \{.*?--primary: (#[0-9a-f]+);/s.exec(css)?.[1]).toBe("#000000");
});

test.for([
  ["company", "primary"],
  ["company", "secondary"],
  ["kids", "primary"],
  ["kids", "secondary"],
] as const)("the shades of %s %s are 40 percent lighter and 7 and 15 percent darker", ([palette, colour]) => {
  const token = tokensOf(palette);
  const base = lightness(token(colour));
  expect(lightness(token(`${colour}-lighter-40`))).toBeCloseTo(Math.min(base + 40, 100), -0.5);
  expect(lightness(token(`${colour}-darker-7`))).toBeCloseTo(base - 7, -0.5);
  expect(lightness(token(`${colour}-darker-15`))).toBeCloseTo(base - 15, -0.5);
});

test.for(["company", "kids"] as const)("text in a colour of %s has a contrast of 4.5 on white and on the tint", (palette) => {
  const token = tokensOf(palette);
  for (const colour of ["primary-strong", "secondary-strong"]) {
    for (const ground of ["#ffffff", token("tint")]) expect(contrast(token(colour), ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(token("primary-action"), "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test("the paddings of sections are 120, 72, 56, 40, 32 and 0", () => {
  const paddings = [...css.matchAll(/--section-(?:xl|l|m|s|xs|none): (\d+)(?:px)?;/g)].map(([, amount]) => Number(amount));
  expect(paddings).toEqual([120, 72, 56, 40, 32, 0]);
});

test.each(["company", "kids"] as const)("pictures drawn for %s without a stylesheet have the colours of the pages", (palette) => {
  const token = tokensOf(palette);
  const { tint, action, strong, border, deep } = palettes[palette];
  expect({ tint, action, strong, border, deep }).toEqual({
    tint: token("tint"),
    action: token("primary-action"),
    strong: token("primary-strong"),
    border: token("border"),
    deep: token("deep"),
  });
});
