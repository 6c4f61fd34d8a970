import type { SearchRecord } from "../search.ts";
import { PLAIN } from "./plain-activity.ts";
import type { Difference } from "./first-difference.ts";
import type { Step } from "./step.ts";

/** Prints a failing scenario as a test to paste, with both answers as comments. */
export function asTest(scenario: readonly Step[], { engine, oracle }: Difference): string {
  return [
    `test("the engine answers as the oracle does: …", () => {`,
    `  const scenario: Step[] = [`,
    ...scenario.map((step) => `    ${asCode(step)},`),
    `  ];`,
    ...commented("oracle", oracle),
    ...commented("engine", engine),
    `  expect(firstDifference(scenario)).toBeNull();`,
    `});`,
  ].join("\n");
}

function asCode(step: Step): string {
  if (step.step !== "upsert") return literal(step);
  return `{ step: "upsert", records: [${step.records.map(recordAsCode).join(", ")}] }`;
}

/** Prints only the fields that differ from a plain activity. */
function recordAsCode(record: SearchRecord): string {
  const plain = new Map<string, unknown>(Object.entries(PLAIN));
  const own = Object.entries(record).filter(([key, value]) => JSON.stringify(plain.get(key)) !== JSON.stringify(value));
  return literal(Object.fromEntries(own)).replace("{ ", "{ ...PLAIN, ");
}

function commented(name: string, answer: Difference["engine"]): string[] {
  const text = typeof answer === "string" ? answer : literal(answer);
  return text
    .split("\n")
    .slice(0, 4)
    .map((line, index) => `  // ${index === 0 ? `${name}: ` : ""}${line}`);
}

/** A value as formatted source code: keys without quotes, spaces inside braces. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${key}: ${literal(field)}`).join(", ")} }`;
}
