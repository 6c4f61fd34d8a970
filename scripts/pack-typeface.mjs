// Packs the glyphs of our typeface into two small text files, for the text on social pictures.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./root.mjs";

// `import` finds no named exports in this package.
const { parse } = createRequire(import.meta.url)("opentype.js");

const PACKAGE = join(root, "node_modules/@fontsource/figtree");
const PACKED = join(root, "content/typeface");
const WEIGHTS = [600, 800];
/** ASCII, Latin-1 and Latin Extended-A: every language of Western and Central Europe; then typographic characters. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...Array.from("–—‘’‚“”„†•…‹›€™−")];
/** Letters with an accent have the kerning of those without. */
const KERNED = range(0x21, 0x7e);

mkdirSync(PACKED, { recursive: true });
copyFileSync(join(PACKAGE, "LICENSE"), join(PACKED, "OFL.txt"));
for (const weight of WEIGHTS) {
  const fonts = ["latin", "latin-ext"].map((subset) => read(`${subset}-${weight}`));
  const lines = [`units ${fonts[0].unitsPerEm}`, ...glyphsOf(fonts), ...kerningOf(fonts[0]), ""];
  writeFileSync(join(PACKED, `figtree-${weight}.txt`), lines.join("\n"));
  console.log(`${weight}: ${lines.length - 2} lines`);
}

function read(name) {
  const { buffer, byteOffset, length } = readFileSync(join(PACKAGE, `files/figtree-${name}-normal.woff`));
  return parse(buffer.slice(byteOffset, byteOffset + length));
}

/** `glyph ë 563 M10 20…`: the character, its advance width, and its outline from the baseline, y downward. */
function glyphsOf(fonts) {
  return CHARACTERS.flatMap((character) => {
    const font = fonts.find((one) => one.charToGlyphIndex(character) > 0);
    if (!font) return [];
    const glyph = font.charToGlyph(character);
    return [`glyph ${character} ${Math.round(glyph.advanceWidth)} ${glyph.getPath(0, 0, font.unitsPerEm).toPathData(0)}`.trimEnd()];
  });
}

/** `kern AV -40`: the kerning of two characters. */
function kerningOf(font) {
  const glyphs = KERNED.map((character) => [character, font.charToGlyph(character)]);
  return glyphs.flatMap(([left, first]) =>
    glyphs.flatMap(([right, second]) => {
      const value = Math.round(font.getKerningValue(first, second));
      return value === 0 ? [] : [`kern ${left}${right} ${value}`];
    }),
  );
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
