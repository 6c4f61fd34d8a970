import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("calls during a run share one run that starts after it", async () => {
  const ends: (() => void)[] = [];
  const { run } = oneAtATime(() => new Promise((resolve) => void ends.push(resolve)));
  const first = run();
  const later = [run(), run()];
  expect(ends).toHaveLength(1);

  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all(later);
  expect(ends).toHaveLength(2);
});

test("a failing run rejects for its own caller only, and the next run starts", async () => {
  let runs = 0;
  const { run, settled } = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error("away");
  });
  const first = run();
  const second = run();
  await expect(first).rejects.toThrow("away");
  await expect(second).resolves.toBeUndefined();
  await settled();
  expect(runs).toBe(2);
});
