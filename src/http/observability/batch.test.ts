import { expect, test } from "vitest";
import { createBatch } from "./batch.ts";

test("items are handed on in order, in batches, and without a long delay", async () => {
  const handed: number[][] = [];
  const { add, flush } = createBatch<number>((items) => void handed.push([...items]));
  add(1);
  add(2);
  expect(handed).toEqual([]);
  await expect.poll(() => handed).toEqual([[1, 2]]);
  const many = Array.from({ length: 150 }, (_, at) => at);
  many.forEach(add);
  expect(handed).toHaveLength(3);
  flush();
  flush();
  expect([handed.length, handed.slice(1).flat()]).toEqual([4, many]);
});
