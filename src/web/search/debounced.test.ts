import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounced } from "./debounced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the last of what follows quickly is done, after the delay of the caller", () => {
  const done: string[] = [];
  const typing = debounced((text: string) => done.push(text));
  typing.later(400, "k");
  vi.advanceTimersByTime(399);
  typing.later(400, "ka");
  vi.advanceTimersByTime(399);
  expect(done).toEqual([]);
  expect(typing.isWaiting()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["ka"]);
  expect(typing.isWaiting()).toBe(false);
});

test("what is cancelled is never done", () => {
  const done: string[] = [];
  const typing = debounced((text: string) => done.push(text));
  typing.later(400, "k");
  typing.cancel();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
  expect(typing.isWaiting()).toBe(false);
});
