import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounced } from "./debounced.ts";
import { GROUP_SEARCH_PAUSE_MS, SEARCH_PAUSE_MS } from "./search-pause.ts";

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

test("a visitor pauses for half a second before a search is asked, and for less within a group of filters", () => {
  expect([SEARCH_PAUSE_MS, GROUP_SEARCH_PAUSE_MS]).toEqual([500, 400]);
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
