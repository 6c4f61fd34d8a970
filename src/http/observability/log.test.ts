import { expect, test } from "vitest";
import { jsonLog } from "./log.ts";

const written: string[] = [];
const log = jsonLog({ write: (line) => void written.push(line) });

function last(): Record<string, unknown> {
  return JSON.parse(written.at(-1) ?? "{}");
}

test("an error is logged with its request id, and without what a visitor typed", () => {
  const duplicate = Object.assign(new Error('no mail to anna@korenbloem.example in "x"'), {
    code: "23505",
    detail: "Key (email)=(anna@korenbloem.example) already exists.",
  });
  log.error(duplicate, { requestId: "abcdef-0123456789" });
  expect(last()).toMatchObject({
    ...{ level: "error", message: "failed", requestId: "abcdef-0123456789" },
    error: { name: "Error", code: "23505", message: 'no mail to (mail address) in "x"', stack: expect.stringContaining("log.test.ts") },
  });
  expect(written.at(-1)).not.toContain("korenbloem");
});

test("a text instead of an error, and a very long path, give one short line each", async () => {
  log.error("just a text");
  expect(last()).toMatchObject({ level: "error", error: { message: "just a text" } });
  const facts = { method: "GET", kind: "page", status: 404, bytes: null, brand: "nl", requestId: "abcdef-0123456789" } as const;
  log.request({ ...facts, at_ms: Date.now(), path: `/${"a\n".repeat(5_000)}`, ms: 1.2345 });
  await expect.poll(() => written.at(-1)).toContain("answered");
  expect(last()).toMatchObject({ ...facts, level: "info", ms: 1.2 });
  expect(written.at(-1)?.length).toBeLessThan(600);
  expect(written.at(-1)?.trimEnd()).not.toContain("\n");
});
