import type { SearchRecord } from "../search.ts";
import { PLAIN } from "./plain-activity.ts";
import type { Difference } from "./first-difference.ts";
import type { Step } from "./step.ts";

/** A story that fails as a test to paste beside the others, with what was answered. */
export function asTest(story: readonly Step[], { engine, oracle }: Difference): string {
  return [
    `test("the engine answers as the oracle does: …", () => {`,
    `  const story: Step[] = [`,
    ...story.map((step) => `    ${asCode(step)},`),
    `  ];`,
    ...commented("oracle", oracle),
    ...commented("engine", engine),
    `  expect(firstDifference(story)).toBeNull();`,
    `});`,
  ].join("\n");
}

function asCode(step: Step): string {
  if (step.step !== "upsert") return literal(step);
  return `{ step: "upsert", records: [${step.records.map(recordAsCode).join(", ")}] }`;
}

/** Only what it has that a plain activity has not. */
function recordAsCode(record: SearchRecord): string {
  const plain = new Map<string, unknown>(Object.entries(PLAIN));
  const own = Object.entries(record).filter(([key, value]) => JSON.stringify(plain.get(key)) !== JSON.stringify(value));
  return literal(Object.fromEntries(own)).replace("{ ", "{ ...PLAIN, ");
}

function commented(who: string, answer: Difference["engine"]): string[] {
  const text = typeof answer === "string" ? answer : literal(answer);
  return text
    .split("\n")
    .slice(0, 4)
    .map((line, index) => `  // ${index === 0 ? `${who}: ` : ""}${line}`);
}

/** As one writes it: names without quotes, a space inside brackets. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${key}: ${literal(field)}`).join(", ")} }`;
}
