import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounced } from "./debounced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the last of what follows quickly is done, after the delay of the caller", () => {
  const done: string[] = [];
  const typing = debounced(400);
  typing.later(() => done.push("k"));
  vi.advanceTimersByTime(399);
  typing.later(() => done.push("ka"));
  vi.advanceTimersByTime(399);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["ka"]);
});

test("what is cancelled is never done", () => {
  const done: string[] = [];
  const typing = debounced(400);
  typing.later(() => done.push("k"));
  typing.cancel();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});
