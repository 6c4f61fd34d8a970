import { expect, test } from "vitest";
import { brands } from "../brands/brands.ts";
import { weightOf, type Page } from "./page.ts";
import { createShelf } from "./shelf.ts";

const [brand] = brands;
const WEIGHT = weightOf(newPage(), keyOf("page", 0));
const ROOM = 100;

test("pages that were asked for once take all the room that no other page needs", () => {
  const { shelf, keys } = filled(ROOM);
  expect(keys.filter((key) => shelf.find(key))).toEqual(keys);
});

test("pages that were asked for again stay, whatever is asked for once", () => {
  const { shelf, keys } = filled(ROOM);
  const again = keys.slice(0, 70);
  for (const key of again) shelf.find(key);
  for (let number = 0; number < 10 * ROOM; number += 1) shelf.put(keyOf("once", number), newPage());
  expect(again.filter((key) => shelf.find(key))).toEqual(again);
  expect(shelf.figures()).toEqual({ pages: ROOM, bytes: ROOM * WEIGHT });
});

test("who was asked for again long ago gives way to who was asked for once just now", () => {
  const { shelf, keys } = filled(ROOM);
  for (const key of keys) shelf.find(key);
  expect(shelf.figures().pages).toBe(ROOM);
  for (let number = 0; number < ROOM / 4; number += 1) shelf.put(keyOf("once", number), newPage());
  expect(keys.filter((key) => shelf.find(key))).toEqual(keys.slice(ROOM / 4));
});

test("pages that grow on the shelf push others out, and one that grows too large goes itself", () => {
  const { shelf, keys } = filled(ROOM);
  for (const key of keys.slice(0, 75)) shelf.find(key);
  for (const key of [...keys.slice(0, 20), ...keys.slice(75, 95)]) {
    const page = shelf.peek(key);
    if (!page) continue;
    page.bodies.set("gzip", Buffer.alloc(2 * WEIGHT));
    shelf.weigh(key, page);
    expect(shelf.figures().bytes).toBeLessThanOrEqual(ROOM * WEIGHT);
  }
  const [first = ""] = keys;
  const page = shelf.peek(first);
  page?.bodies.set("identity", Buffer.alloc(5 * WEIGHT));
  if (page) shelf.weigh(first, page);
  expect([page !== undefined, shelf.peek(first)]).toEqual([true, undefined]);
});

test("addresses of many letters weigh with their pages", () => {
  const shelf = createShelf(ROOM * WEIGHT);
  const long = "x".repeat(WEIGHT / 3);
  for (let number = 0; number < ROOM; number += 1) shelf.put(keyOf(long, number), newPage());
  expect(shelf.figures().pages).toBe(Math.floor(ROOM / 2));
});

/** All of one length, so that all pages weigh the same. */
function keyOf(kind: string, number: number): string {
  return `${kind} ${String(number).padStart(3, "0")}`;
}

function filled(amount: number) {
  const shelf = createShelf(amount * WEIGHT);
  const keys = Array.from({ length: amount }, (_, number) => keyOf("page", number));
  for (const key of keys) shelf.put(key, newPage());
  return { shelf, keys };
}

function newPage(): Page {
  if (!brand) throw new Error("There is no brand.");
  const bodies = new Map([["br" as const, Buffer.alloc(1_000)]]);
  const renew = () => Promise.reject(new Error("Nobody renews this page."));
  const times = { made_ms: 0, freshUntil_ms: Infinity };
  return { status: 200, brand, headers: new Headers(), etag: "", bodies, isCurrent: () => true, ...times, sent: 0, renew };
}
