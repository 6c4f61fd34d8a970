import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounced } from "./debounced.ts";
import { GROUP_SEARCH_DELAY_MS, SEARCH_DELAY_MS } from "./search-delay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the last of several quick calls is executed, after the delay of the caller", () => {
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

test("a search is sent half a second after the last input, and sooner within a group of filters", () => {
  expect([SEARCH_DELAY_MS, GROUP_SEARCH_DELAY_MS]).toEqual([500, 400]);
});

test("a cancelled call is never executed", () => {
  const done: string[] = [];
  const typing = debounced((text: string) => done.push(text));
  typing.later(400, "k");
  typing.cancel();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
  expect(typing.isWaiting()).toBe(false);
});
