import { widthOf, type Typeface } from "./typeface.server.ts";

export type FittedTitle = { size: number; lines: string[] };

/** Font sizes in pixels, largest first, each with its maximum number of lines. */
const STEPS = [
  { size: 80, most: 2 },
  { size: 72, most: 3 },
  { size: 64, most: 4 },
  { size: 56, most: 5 },
  { size: 48, most: 6 },
  { size: 40, most: 7 },
] as const;
const SMALLEST = STEPS[5];

/** The largest font size at which a title fits `width` pixels, with its lines; truncated with '…' at the smallest size. */
export function fitTitle(typeface: Typeface, title: string, width: number): FittedTitle {
  const text = title.replace(/\s+/g, " ").trim();
  for (const { size, most } of STEPS) {
    const lines = linesOf(text, (part) => widthOf(typeface, part, size) <= width);
    if (lines && lines.length <= most) return { size, lines: balanced(lines, (part) => widthOf(typeface, part, size)) };
  }
  const { size, most } = SMALLEST;
  const lines = linesOf(hyphenated(text), (part) => widthOf(typeface, part, size) <= width) ?? [text];
  if (lines.length <= most) return { size, lines };
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[\s,;:.–-]+$/, "") ?? ""}…`] };
}

/** Greedy line breaks after spaces, and after hyphens that follow three letters; null if a part does not fit. */
function linesOf(text: string, fits: (part: string) => boolean): string[] | null {
  const lines: string[] = [];
  for (const part of text.split(/(?<= |\p{L}{3}-)(?=\S)/u)) {
    if (!fits(part.trimEnd())) return null;
    const longer = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** The same number of lines with more equal lengths, so that the last word is not alone. */
function balanced(lines: string[], measure: (part: string) => number): string[] {
  const text = lines
    .map((line) => (line.endsWith("-") ? line : `${line} `))
    .join("")
    .trimEnd();
  const widest = Math.max(...lines.map(measure));
  for (let share = 0.6; share < 1; share += 0.05) {
    const narrower = linesOf(text, (part) => measure(part) <= widest * share);
    if (narrower && narrower.length === lines.length) return narrower;
  }
  return lines;
}

/** Hyphenates words longer than any line. */
function hyphenated(text: string): string {
  return text.replace(/\S{19}(?=\S{3})/gu, (part) => `${part}- `);
}
