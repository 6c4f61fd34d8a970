import { expect } from "vitest";
import { problem, type Problem } from "../../src/contract/answers.ts";

/** The problem document of a refusal, after checking its content type, its status, and that it is not cached. */
export async function problemOf(answer: Response): Promise<Problem> {
  const text = await answer.text();
  expect({ status: answer.status, type: answer.headers.get("content-type"), text }).toMatchObject({ type: "application/problem+json" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const json: unknown = JSON.parse(text);
  const read = problem.parse(json);
  expect(json).toEqual(read);
  expect(read.status).toBe(answer.status);
  return read;
}

/** The fields that a refusal names, with the key of each one's message; empty for a refusal of the whole. */
export async function refusedFields(answer: Response): Promise<{ status: number; fields: Record<string, string> }> {
  const { status, errors = [] } = await problemOf(answer);
  for (const { message } of errors) expect(message).toMatch(/\p{L}{2}/u);
  return { status, fields: Object.fromEntries(errors.map(({ field, key }) => [field, key])) };
}
