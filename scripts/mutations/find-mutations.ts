import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import type { Kind, Place } from "./mutation.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The rooms that a visitor meets; drawings, operators' commands and figures are not among them. */
const ROOMS = [
  ...["abuse", "activities", "api", "app.ts", "articles", "brands", "catalogue/follow", "contract", "crypto", "events", "http"],
  ...["landing-pages", "mail", "media/take-in", "media/uploads", "organisations", "page-cache", "places", "promotions", "seo"],
  ...["sites.ts", "submissions", "web"],
];
const NEVER = /\.test\.tsx?$|\/(oracle|tests|bench)\/|\.d\.ts$/;

/** Every place on the visitor's side that a mutation can be planted in, by kind. */
export function findPlaces(): Record<Kind, Place[]> {
  const code = ["packages/search", "packages/text", ...ROOMS.map((room) => join("src", room))].flatMap(filesIn).flatMap(placesInCode);
  const words = filesIn("content/words").flatMap(placesInWords);
  const of = (kind: Kind) => [...code, ...words].filter((place) => place.kind === kind);
  return { condition: of("condition"), word: of("word"), mail: of("mail"), escape: of("escape") };
}

function placesInCode(path: string): Place[] {
  const { program, add, places } = open(path);
  const negate = ({ test }: ESTree.IfStatement | ESTree.ConditionalExpression) => add("condition", test, (text) => `!(${text})`);
  new Visitor({
    IfStatement: negate,
    ConditionalExpression: negate,
    CallExpression(call) {
      const name = call.callee.type === "Identifier" ? call.callee.name : "";
      const [first, second] = call.arguments;
      if (name === "queueMail") add("mail", call, () => "Promise.resolve()");
      if (/^escape/i.test(name) && first && !second) add("escape", call, (text) => text.slice(name.length));
    },
  }).visit(program);
  return places;
}

/** The texts of a catalogue of words. */
function placesInWords(path: string): Place[] {
  const { program, add, places } = open(path);
  new Visitor({
    Property({ value }) {
      if (value.type === "Literal" && typeof value.value === "string" && value.value !== "") add("word", value, () => '""');
    },
  }).visit(program);
  return places;
}

function open(path: string) {
  const source = readFileSync(join(ROOT, path), "utf8");
  const places: Place[] = [];

  function add(kind: Kind, { start, end }: ESTree.Span, instead: (text: string) => string): void {
    const line = source.slice(0, start).split("\n").length;
    places.push({ kind, path, line, start, end, instead: instead(source.slice(start, end)) });
  }

  return { program: parseSync(path, source).program, add, places };
}

function filesIn(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => /\.tsx?$/.test(file) && !NEVER.test(file))
    .toSorted();
}
