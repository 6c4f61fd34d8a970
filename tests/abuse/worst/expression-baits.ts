import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import type { Random } from "../../../packages/random/random.ts";
import { ROOT } from "../../support/build.ts";

/** A regular expression of the product: its location, and texts that its atoms match, in order. */
export type Expression = { name: string; pieces: string[] };

/** An atom of a pattern: an escape, a class, or a literal character. The atoms in lookarounds and groups count too. */
const ATOM = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^bB\d]|\[(?:\\.|[^\]\\])*\]|[^()|*+?{}^$\\:=!<>]/giu;
/** Candidates for classes: printable ASCII, likely ones first, and characters with special treatment. */
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const CANDIDATES = [
  ...["a", "1", " ", "-", ".", ...ASCII, "\t", "\n", "\r", "\0", "\u00a0", "\u00ad", "é", "ß", "漢", "٣"],
  ...[
    "\u0301",
    "\u200c",
    "\u200d",
    "\ufe0f",
    "\u20dd",
    "☎",
    "\u{1f600}",
    "\u{1f3fb}",
    "\u{1f1f3}",
    "\u{e0041}",
    "ﷺ",
    "\u2010",
    "’",
    "…",
    "€",
  ],
];
const COUNTS = /\{\d+(?:,\d*)?\}/g;
const MAX_SEGMENTS = 12;
const ENDS = ["", "!", "\n", "\0", "x"];

/** Every regular expression literal in the sources of the product. */
export const everyExpression: readonly Expression[] = [...filesIn("src"), ...filesIn("packages")].flatMap(expressionsOf);

/** A text that repeats a partial match of one expression and then fails: at most `length` UTF-16 units. */
export function expressionBait(random: Random, length: number): [name: string, text: string] {
  const { name, pieces } = random.oneOf(everyExpression);
  return [`bait of ${name}`, baitOf(random, pieces, length)];
}

/** One of the possible baits of an expression. */
export function baitOf(random: Random, pieces: readonly string[], length: number): string {
  const at = random.below(pieces.length + 1);
  const repeated = pieces[at] ?? pieces.join("");
  const before = at < pieces.length ? pieces.slice(0, at).join("") : "";
  return `${before}${repeated.repeat(Math.ceil(length / repeated.length))}`.slice(0, length - 1).toWellFormed() + random.oneOf(ENDS);
}

function expressionsOf(path: string): Expression[] {
  const { program } = parseSync(path, readFileSync(join(ROOT, path), "utf8"));
  const found: Expression[] = [];
  new Visitor({
    Literal(literal) {
      if (!("regex" in literal)) return;
      const { pattern, flags } = literal.regex;
      const pieces = [
        ...new Set(
          pattern
            .replaceAll(COUNTS, "")
            .match(ATOM)
            ?.map((atom) => matchOf(atom, flags)),
        ),
      ].filter((piece) => piece !== "");
      if (pieces.length > 0) found.push({ name: `/${pattern}/${flags} in ${path}`, pieces: pieces.slice(0, MAX_SEGMENTS) });
    },
  }).visit(program);
  return found;
}

/** The first candidate that an atom matches; "" if it is no valid expression by itself. */
function matchOf(atom: string, flags: string): string {
  try {
    const alone = new RegExp(`^${atom}$`, flags.replaceAll(/[gy]/g, ""));
    return CANDIDATES.find((candidate) => alone.test(candidate)) ?? (atom.length === 1 ? atom : "");
  } catch {
    return "";
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/(bench|tests|oracle)\//.test(path))
    .map((path) => join(folder, path))
    .toSorted();
}
