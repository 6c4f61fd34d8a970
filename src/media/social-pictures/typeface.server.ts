import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One weight of the typeface of all brands: outlines in font units, and kerning per pair. */
export type Typeface = { units: number; glyphs: ReadonlyMap<string, Glyph>; kerning: ReadonlyMap<string, number> };
type Glyph = { advance: number; outline: string };

const FOLDER = "content/typeface";

const cache = new Map<number, Typeface>();

/** The packed outlines of a weight (decisions/027-page-head-and-social-pictures.md), cached. */
export function typefaceOf(weight: 600 | 800): Typeface {
  const typeface = cache.get(weight) ?? read(readFileSync(join(FOLDER, `figtree-${weight}.txt`), "utf8"));
  cache.set(weight, typeface);
  return typeface;
}

/** Width of a text in pixels, at a font size of `size` pixels. */
export function widthOf(typeface: Typeface, text: string, size: number): number {
  return placed(typeface, text).width * (size / typeface.units);
}

/** The outlines of a text as SVG, from `x` on the baseline `y`. Omits characters without a glyph. */
export function lettering(typeface: Typeface, text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / typeface.units;
  const paths = placed(typeface, text).glyphs.map(({ outline, at }) =>
    outline ? `<path transform="translate(${at})" d="${outline}"/>` : "",
  );
  return `<g transform="translate(${x} ${y})scale(${scale.toFixed(4)})">${paths.join("")}</g>`;
}

function placed({ glyphs, kerning }: Typeface, text: string): { glyphs: { outline: string; at: number }[]; width: number } {
  let at = 0;
  let before = "";
  const row: { outline: string; at: number }[] = [];
  for (const letter of charactersOf(glyphs, text)) {
    const glyph = glyphs.get(letter);
    if (!glyph) continue;
    at += kerning.get(`${withoutAccent(before)}${withoutAccent(letter)}`) ?? 0;
    row.push({ outline: glyph.outline, at });
    at += glyph.advance;
    before = letter;
  }
  return { glyphs: row, width: at };
}

/** Letters without a glyph lose their accents. */
function charactersOf(glyphs: Typeface["glyphs"], text: string): string[] {
  return Array.from(text.normalize("NFC").replace(/\s/g, " "), (letter) => (glyphs.has(letter) ? letter : withoutAccent(letter)));
}

function withoutAccent(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}

function read(text: string): Typeface {
  const glyphs = new Map<string, Glyph>();
  const kerning = new Map<string, number>();
  let units = 0;
  for (const line of text.split("\n")) {
    if (line.startsWith("units ")) units = Number(line.slice(6));
    const [, letter = "", advance, outline = ""] = /^glyph (.) (\d+) ?(.*)$/u.exec(line) ?? [];
    if (advance) glyphs.set(letter, { advance: Number(advance), outline });
    const [, pair = "", nearer] = /^kern (..) (-?\d+)$/u.exec(line) ?? [];
    if (nearer) kerning.set(pair, Number(nearer));
  }
  return { units, glyphs, kerning };
}
