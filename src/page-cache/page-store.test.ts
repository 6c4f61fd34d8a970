import { expect, test } from "vitest";
import { brands } from "../brands/brands.ts";
import { weightOf, type Page } from "./page.ts";
import { createPageStore } from "./page-store.ts";

const [brand] = brands;
const WEIGHT = weightOf(newPage(), keyOf("page", 0));
const CAPACITY = 100;

test("pages that were requested once take all the memory that no other page needs", () => {
  const { store, keys } = filled(CAPACITY);
  expect(keys.filter((key) => store.get(key))).toEqual(keys);
});

test("pages that were requested again stay, whatever is requested once", () => {
  const { store, keys } = filled(CAPACITY);
  const again = keys.slice(0, 70);
  for (const key of again) store.get(key);
  for (let number = 0; number < 10 * CAPACITY; number += 1) store.set(keyOf("once", number), newPage());
  expect(again.filter((key) => store.get(key))).toEqual(again);
  expect(store.figures()).toEqual({ pages: CAPACITY, bytes: CAPACITY * WEIGHT });
});

test("a page that was requested again long ago is evicted for one that was requested once just now", () => {
  const { store, keys } = filled(CAPACITY);
  for (const key of keys) store.get(key);
  expect(store.figures().pages).toBe(CAPACITY);
  for (let number = 0; number < CAPACITY / 4; number += 1) store.set(keyOf("once", number), newPage());
  expect(keys.filter((key) => store.get(key))).toEqual(keys.slice(CAPACITY / 4));
});

test("a page that grows evicts others, and one that grows too large is evicted itself", () => {
  const { store, keys } = filled(CAPACITY);
  for (const key of keys.slice(0, 75)) store.get(key);
  for (const key of [...keys.slice(0, 20), ...keys.slice(75, 95)]) {
    const page = store.peek(key);
    if (!page) continue;
    page.bodies.set("gzip", Buffer.alloc(2 * WEIGHT));
    store.reweigh(key, page);
    expect(store.figures().bytes).toBeLessThanOrEqual(CAPACITY * WEIGHT);
  }
  const [first = ""] = keys;
  const page = store.peek(first);
  page?.bodies.set("identity", Buffer.alloc(5 * WEIGHT));
  if (page) store.reweigh(first, page);
  expect([page !== undefined, store.peek(first)]).toEqual([true, undefined]);
});

test("long cache keys weigh with their pages", () => {
  const store = createPageStore(CAPACITY * WEIGHT);
  const long = "x".repeat(WEIGHT / 3);
  for (let number = 0; number < CAPACITY; number += 1) store.set(keyOf(long, number), newPage());
  expect(store.figures().pages).toBe(Math.floor(CAPACITY / 2));
});

/** Keys of one length, so that all pages weigh the same. */
function keyOf(kind: string, number: number): string {
  return `${kind} ${String(number).padStart(3, "0")}`;
}

function filled(amount: number) {
  const store = createPageStore(amount * WEIGHT);
  const keys = Array.from({ length: amount }, (_, number) => keyOf("page", number));
  for (const key of keys) store.set(key, newPage());
  return { store, keys };
}

function newPage(): Page {
  if (!brand) throw new Error("There is no brand.");
  const bodies = new Map([["br" as const, Buffer.alloc(1_000)]]);
  const renderAgain = () => Promise.reject(new Error("This page is not rendered again."));
  const times = { rendered_ms: 0, freshUntil_ms: Infinity };
  return { status: 200, brand, headers: new Headers(), etag: "", bodies, isCurrent: () => true, ...times, timesSent: 0, renderAgain };
}
