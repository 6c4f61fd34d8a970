import fc from "fast-check";
import { expect, test } from "vitest";
import { add, each, remove } from "../bits/bits.ts";
import { createPlainTexts } from "../oracle/plain-texts.ts";
import type { MergeThreshold } from "../search.ts";
import { openTextIndex } from "./open-text-index.ts";
import { FIELDS } from "./segment.ts";
import type { TextIndex, Texts } from "./text-index.ts";

const SLOTS = 256;
const SMALLEST_STEP = 1;
const WORDS = `boot bootje boten varen vaart kano kanoën kanovaren kanotocht tocht tochten bedrijfsuitje bedrijf uitje uitjes
  teamuitje wandeling wandelen stadswandeling stad steden escape-room escaperoom wijn wijnproeverij proeverij kaas borrel
  bierproeverij bier e-bike fiets fietsen fietstocht 2024 10 de het een met amsterdam utrecht koken kookworkshop workshop
  workshops kinderfeestje feest feestje schilderen schilder zeilen zeilboot rondvaart kaasproeverij vergaderen
  vergaderlocatie locatie q x`.split(/\s+/);
const MISTYPED = ["wyn", "kanoo", "wandelign", "teamuitjse", "kasproeverij", "utrehct", "vergaderlokatie", "bedr", "wa", "kano-"];

/** An index and, to compare it with, a scan over the same texts. */
function bothWays() {
  const live = new Uint32Array(SLOTS / 32);
  const index = openTextIndex("nl", () => live, SMALLEST_STEP);
  const plain = createPlainTexts("nl");

  return {
    index,
    plain,
    put(slot: number, texts: Texts) {
      add(live, slot);
      index.put(slot, texts);
      plain.put(slot, texts);
    },
    drop(slot: number) {
      remove(live, slot);
      index.drop(slot);
      plain.drop(slot);
    },
  };
}

/** The slots of each query word, by field in the order of `FIELDS`. */
function found(index: TextIndex, query: string, size = SLOTS): number[][][] {
  return index.resolve(query).map((word) =>
    FIELDS.map((field) => {
      const bits = new Uint32Array(size / 32);
      const slots: number[] = [];
      word.collect([field], bits);
      each(bits, (slot) => slots.push(slot));
      return slots;
    }),
  );
}

/** Merges to the end; returns whether anything was merged. */
function mergeAll(index: TextIndex, threshold?: MergeThreshold): boolean {
  const merging = index.mergeDeltas(threshold);
  for (;;) {
    const step = merging.next();
    if (step.done) return step.value;
  }
}

const text = (longest: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: longest }).map((words) => words.join(" "));
const texts = fc.record({ title: text(3), organisation: text(2), rest: text(12) });
const slot = fc.nat(40);
const query = fc.array(fc.constantFrom(...WORDS, ...MISTYPED), { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: slot, texts }) },
  { weight: 1, arbitrary: fc.record({ drop: slot }) },
  { weight: 3, arbitrary: fc.record({ steps: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.constant({ merge: true as const }) },
  { weight: 4, arbitrary: fc.record({ query }) },
);

test("a search finds the same as a scan, after any changes and at any step of a merge", () => {
  const run = fc.property(fc.array(event, { size: "+1" }), (events) => {
    const { index, plain, put, drop } = bothWays();
    let merging = index.mergeDeltas();
    for (const one of events) {
      if ("put" in one) put(one.put, one.texts);
      else if ("drop" in one) drop(one.drop);
      else if ("merge" in one) merging = index.mergeDeltas();
      else if ("steps" in one) for (let step = 0; step < one.steps; step += 1) merging.next();
      else expect(found(index, one.query)).toEqual(plain.found(one.query));
    }
  });
  fc.assert(run, { seed: 7, numRuns: 300 });
});

test("merged texts are found after a restart as before it; later ones are listed, to be added again", () => {
  const before = bothWays();
  before.put(0, { title: "Kanotocht", organisation: "Rederij", rest: "Varen in Utrecht" });
  before.put(1, { title: "Wijnproeverij", organisation: "", rest: "Kaas en wijn" });
  before.put(2, { title: "Bierproeverij", organisation: "", rest: "" });
  for (const _ of before.index.mergeDeltas());
  before.put(1, { title: "Bierproeverij", organisation: "", rest: "Kaas en bier" });
  before.put(3, { title: "Fietstocht", organisation: "", rest: "" });
  before.drop(2);

  const after = openTextIndex("nl", () => Uint32Array.of(0b1011, 0, 0, 0, 0, 0, 0, 0));
  after.load(before.index.save());
  expect(before.index.unsaved().toSorted()).toEqual([1, 3]);
  expect(found(after, "varen")).toEqual([[[], [], [0]]]);
  expect(found(after, "wijn kaas bier")).toEqual([
    [[], [], []],
    [[], [], []],
    [[], [], []],
  ]);

  after.put(1, { title: "Bierproeverij", organisation: "", rest: "Kaas en bier" });
  after.put(3, { title: "Fietstocht", organisation: "", rest: "" });
  for (const query of ["tochten", "kano", "bier", "wijn", "fiet"]) expect(found(after, query), query).toEqual(before.plain.found(query));
});

test("an unchanged platform is not merged, after a restart too", () => {
  const { index, put } = bothWays();
  put(0, { title: "Kanotocht", organisation: "", rest: "" });
  expect([...index.mergeDeltas()]).not.toEqual([]);
  expect([...index.mergeDeltas()]).toEqual([]);
  index.load(index.save());
  expect([...index.mergeDeltas()]).toEqual([]);
  expect(found(index, "kano")).toEqual([[[0], [], []]]);
});

test("changed texts are merged once there are more than the threshold", () => {
  const { index, put } = bothWays();
  const threshold = { changes: 2, share: 1 / 4 };
  const changed = (count: number) => {
    for (let slot = 0; slot < count; slot += 1) put(slot, { title: "Kanotocht", organisation: "", rest: "" });
    return mergeAll(index, threshold);
  };
  expect([changed(2), changed(1), changed(20)]).toEqual([false, true, true]);
  // A quarter of the twenty merged texts.
  expect([changed(5), changed(1)]).toEqual([false, true]);
  expect(index.unmergedCount()).toBe(0);
});

test.each([
  ["terms.ends", 4],
  ["byStem.terms", 4],
  ["byPart.termEnds", 4],
  ["postings.0", 1],
  ["addresses", 8],
])("a snapshot whose %s was cut short is refused", (name, bytes) => {
  const { index, put } = bothWays();
  put(0, { title: "Kanotocht", organisation: "Rederij", rest: "Varen in Utrecht" });
  for (const _ of index.mergeDeltas());
  const sections = index.save();
  sections.set(name, sections.get(name)?.slice(0, -bytes) ?? new Uint8Array());
  expect(() => index.load(sections)).toThrow(RangeError);
});

test("a snapshot of another version, or without sections, is refused", () => {
  const { index } = bothWays();
  const sections = index.save();
  sections.set("head", Uint8Array.of(99, 0, 0, 0));
  expect(() => index.load(sections)).toThrow(RangeError);
  expect(() => index.load(new Map())).toThrow(RangeError);
});

test("words of most texts, of one and of none are correct after another merge", () => {
  const slots = 4_096;
  const index = openTextIndex("nl", () => new Uint32Array(slots / 32).fill(~0));
  const put = (slot: number, rest: string) => index.put(slot, { title: "", organisation: "", rest });
  for (let slot = 0; slot < slots; slot += 1) put(slot, slot === 9 ? "boogschieten zeldzaam" : "boogschieten");
  for (const _ of index.mergeDeltas());
  for (let slot = 0; slot < slots; slot += 2) put(slot, slot === 8 ? "boogschieten vlotvaren" : "vlotvaren");
  put(9, "boogschieten");
  for (const _ of index.mergeDeltas());

  const countOf = (word: string) => found(index, word, slots)[0]?.[FIELDS.indexOf("rest")]?.length;
  expect(["boogschieten", "vlotvaren", "zeldzaam"].map(countOf)).toEqual([slots / 2 + 1, slots / 2, 0]);
});

test("a prefix of thousands of words finds all their texts", () => {
  const slots = 40_000;
  const index = openTextIndex("nl", () => new Uint32Array(slots / 32).fill(~0));
  const nameOf = (number: number) => `xe${number.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)))}`;
  for (let slot = 0; slot < slots; slot += 1)
    index.put(slot, { title: "", organisation: "", rest: slot % 4 === 0 ? "niets" : nameOf(slot % 3_000) });
  for (const _ of index.mergeDeltas());
  index.drop(1);

  const into = new Uint32Array(slots / 32);
  index.resolve("xe")[0]?.collect(["title", "organisation", "rest"], into);
  expect(into.reduce((sum, word) => sum + word.toString(2).replaceAll("0", "").length, 0)).toBe(slots * 0.75 - 1);
});
