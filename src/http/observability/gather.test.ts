import { expect, test } from "vitest";
import { gather } from "./gather.ts";

test("things are handed on in their order, many at a time, and none waits long", async () => {
  const handed: number[][] = [];
  const { add, flush } = gather<number>((things) => void handed.push([...things]));
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
