import { expect, test } from "vitest";
import { patientWriter } from "./patient-writer.ts";

test("lines wait for each other, in their order, and none waits long", async () => {
  const written: string[] = [];
  const writer = patientWriter((text) => written.push(text));
  writer.write("een\n");
  writer.write("twee\n");
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(["een\ntwee\n"]);
  for (let number = 0; number < 1_000; number += 1) writer.write(`${String(number).padStart(29)}\n`);
  expect([written.length, written.slice(1).every((text) => text.endsWith("\n"))]).toEqual([4, true]);
  writer.flush();
  expect(written.join("")).toHaveLength("een\ntwee\n".length + 30_000);
});
