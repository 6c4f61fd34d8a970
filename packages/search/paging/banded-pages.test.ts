import { expect, test } from "vitest";
import { bandedPages, type BandedPages } from "./banded-pages.ts";
import { add, type Bits } from "../bits/bits.ts";
import { distanceKm } from "../distance.ts";
import { reversedBands } from "../order/bands.ts";
import type { Order } from "../order/order.ts";
import { bandsByDistance } from "../order/distance.ts";
import { randomOrder } from "../order/random.ts";
import { bandsByRelevance } from "../order/relevance.ts";
import type { CityFacts } from "../search.ts";
import { createSlots, type Slots } from "../slots.ts";
import type { ResolvedWord, TextField } from "../text-index/text-index.ts";

const ACTIVITIES = 3_000;

/** A deterministic random fraction for a seed and a number. */
function random(seed: number, number: number): number {
  const bits = Math.imul(Math.imul(seed, 0x9e37_79b1) ^ number, 0x85eb_ca6b);
  return ((Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35) >>> 8) & 0xffff) / 0x1_0000;
}

function slotsFor(seed: number): Slots {
  const slots = createSlots();
  for (let number = 1; number <= ACTIVITIES; number += 1) slots.take(1 + ((number * 1_009) % 9_973));
  for (let number = 1; number <= ACTIVITIES; number += 1) if (random(seed, number) < 0.1) slots.release(1 + ((number * 1_009) % 9_973));
  return slots;
}

function setOf(slots: Slots, isIn: (slot: number) => boolean): Bits {
  const bits = new Uint32Array(slots.capacity / 32);
  for (let slot = 0; slot < slots.size; slot += 1) if (slots.idOf(slot) > 0 && isIn(slot)) add(bits, slot);
  return bits;
}

function slotsOf(slots: Slots, isIn: (slot: number) => boolean): number[] {
  return Array.from({ length: slots.size }, (_, slot) => slot).filter((slot) => slots.idOf(slot) > 0 && isIn(slot));
}

function inRandomOrder(slots: Slots, seed: number) {
  return randomOrder(slots, { seed, highestId: 9_973 });
}

/** Compares each page, and the pages after some activities, with the expected order. */
function expectPages(pages: BandedPages, sorted: readonly number[], order: Order): void {
  for (const limit of [15, 100, 700]) {
    for (let start = 0; start <= sorted.length; start += limit)
      expect(pages.page(start, limit)).toEqual(sorted.slice(start, start + limit));
  }
  expect(pages.page(0, Number.MAX_SAFE_INTEGER)).toEqual(sorted);
  for (let index = 0; index < sorted.length; index += 97) {
    const slot = sorted[index] ?? 0;
    const place = { band: pages.bandOf(slot), position: order.positionOf(slot) };
    expect(pages.after(place, 15)).toEqual(sorted.slice(index + 1, index + 16));
  }
}

test("by relevance the pages show the kind, the phrase and title words first, then words in names, each activity once and ties in random order", () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const slots = slotsFor(seed);
    const fieldOf = (word: number, slot: number): TextField => {
      const part = random(seed * 100 + word, slot);
      if (part < 0.1) return "title";
      return part < 0.3 ? "organisation" : "rest";
    };
    const words = Array.from({ length: seed % 4 }, (_, word): ResolvedWord => ({
      word: String(word),
      nameStems: [],
      collect: ([field], into) =>
        setOf(slots, (slot) => fieldOf(word, slot) === field).forEach((bits, at) => (into[at] = (into[at] ?? 0) | bits)),
    }));
    const hasPhrase = (slot: number) => seed % 2 === 0 && words.every((_, word) => fieldOf(word, slot) === "title") && slot % 3 === 0;
    const isOfKind = (slot: number) => seed % 3 === 0 && slot % 5 === 0;
    const weightOf = (slot: number) => {
      if (isOfKind(slot)) return 10_000_000;
      if (hasPhrase(slot)) return 1_000_000;
      return words.reduce((sum, _, word) => sum + { title: 10_000, organisation: 100, rest: 1 }[fieldOf(word, slot)], 0);
    };
    const isFound = (slot: number) => random(seed + 50, slot) < 0.8;
    const order = inRandomOrder(slots, seed);
    const sorted = slotsOf(slots, isFound).toSorted((a, b) => weightOf(b) - weightOf(a) || order.positionOf(a) - order.positionOf(b));
    const matches = { bits: setOf(slots, isFound), count: sorted.length };
    const phrase = seed % 2 === 0 ? setOf(slots, hasPhrase) : null;
    const kind = seed % 3 === 0 ? setOf(slots, isOfKind) : null;
    const bands = bandsByRelevance(words, { capacity: slots.capacity, first: { kind, phrase } });
    expectPages(bandedPages(matches, bands, order), sorted, order);
    const worstFirst = sorted.toSorted((a, b) => weightOf(a) - weightOf(b) || order.positionOf(a) - order.positionOf(b));
    expectPages(bandedPages(matches, reversedBands(bands), order), worstFirst, order);
  }
});

test("by distance the pages show ring by ring and activities without a city last, each activity once and ties in random order", () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const slots = slotsFor(seed);
    // Cities whose numbers differ by four have the same coordinates; those from 10 on are not described.
    const cities = Array.from({ length: 10 }, (_, number): CityFacts => ({
      ...{ id: number, province: 1, regions: [] },
      ...{ lon: 4 + (number % 4) / 10, lat: 52 + random(seed, number % 4) },
    }));
    const citiesOf = (slot: number) => [0, 1].map((turn) => Math.floor(random(seed + turn, slot) ** 2 * 13)).filter((city) => city > 1);
    const from = cities[2];
    if (!from) throw new Error("There is no city to start from");
    const kmOf = (slot: number) =>
      Math.min(Number.MAX_VALUE, ...citiesOf(slot).flatMap((city) => (cities[city] ? distanceKm(from, cities[city]) : [])));
    const rings = [10, 25, 50, Number.MAX_VALUE / 2, Infinity];
    const ringOf = (slot: number) => (citiesOf(slot).includes(2) ? -1 : rings.findIndex((km) => kmOf(slot) <= km));
    const isFound = (slot: number) => random(seed + 50, slot) < 0.8;
    const order = inRandomOrder(slots, seed);
    const sorted = slotsOf(slots, isFound).toSorted((a, b) => ringOf(a) - ringOf(b) || order.positionOf(a) - order.positionOf(b));
    const matches = { bits: setOf(slots, isFound), count: sorted.length };
    const bands = bandsByDistance(from, {
      ...{ count: 13, own: 2, near: [...Array(seed % 2 === 0 ? 13 : 10).keys()], others: Array(13).keys() },
      pointOf: (number) => cities[number] ?? null,
      least(slots, length, { values, into }) {
        for (const [index, slot] of slots.subarray(0, length).entries()) {
          into[index] = Math.min(values[0] ?? 0, ...citiesOf(slot).map((city) => values[city + 1] ?? 0));
        }
      },
    });
    expectPages(bandedPages(matches, bands, order), sorted, order);
    const farthestFirst = sorted.toSorted((a, b) => ringOf(b) - ringOf(a) || order.positionOf(a) - order.positionOf(b));
    expectPages(bandedPages(matches, reversedBands(bands), order), farthestFirst, order);
  }
});
