import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import type { Kind, Mutation } from "./mutation.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Visitor-facing rooms, without drawings, operator commands and metrics. */
const ROOMS = [
  ...["abuse", "activities", "api", "app.ts", "articles", "brands", "catalogue/follow", "contract", "crypto", "events", "http"],
  ...["landing-pages", "mail", "media/intake", "media/uploads", "organisations", "page-cache", "places", "promotions", "seo"],
  ...["sites.ts", "submissions", "web"],
];
const EXCLUDED = /\.test\.tsx?$|\/(oracle|tests|bench)\/|\.d\.ts$/;

/** All possible mutations of visitor-facing code, by kind. */
export function findMutations(): Record<Kind, Mutation[]> {
  const code = ["packages/search", "packages/text", ...ROOMS.map((room) => join("src", room))].flatMap(filesIn).flatMap(mutationsInCode);
  const words = filesIn("content/words").flatMap(mutationsInWords);
  const of = (kind: Kind) => [...code, ...words].filter((mutation) => mutation.kind === kind);
  return { condition: of("condition"), word: of("word"), mail: of("mail"), escape: of("escape") };
}

function mutationsInCode(path: string): Mutation[] {
  const { program, add, mutations } = open(path);
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
  return mutations;
}

/** Empties each text. */
function mutationsInWords(path: string): Mutation[] {
  const { program, add, mutations } = open(path);
  new Visitor({
    Property({ value }) {
      if (value.type === "Literal" && typeof value.value === "string" && value.value !== "") add("word", value, () => '""');
    },
  }).visit(program);
  return mutations;
}

function open(path: string) {
  const source = readFileSync(join(ROOT, path), "utf8");
  const mutations: Mutation[] = [];

  function add(kind: Kind, { start, end }: ESTree.Span, replace: (text: string) => string): void {
    const line = source.slice(0, start).split("\n").length;
    mutations.push({ kind, path, line, start, end, replacement: replace(source.slice(start, end)) });
  }

  return { program: parseSync(path, source).program, add, mutations };
}

function filesIn(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED.test(file))
    .toSorted();
}
