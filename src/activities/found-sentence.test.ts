import { expect, test } from "vitest";
import { foundSentence } from "./found-sentence.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const inEde: SearchState = { ...emptySearch, location: { type: "CITY", id: 5 }, query: "trampoline circus" };
const said = { keywords: "trampoline circus", near: false };

test("what was said is searched for when it finds anything", () => {
  expect(foundSentence(inEde, said, () => true)).toEqual({ state: inEde, unused: [] });
});

test("of two words either will do, and the other is said to be unused", () => {
  expect(foundSentence(inEde, said, ({ query }) => query === "circus")).toEqual({
    state: { ...inEde, query: "circus" },
    unused: ["trampoline"],
  });
});

test("words are looked for around the city before they are let go of", () => {
  const wide = foundSentence(inEde, said, ({ radiusKm }) => radiusKm !== null && radiusKm >= 50);
  expect(wide).toEqual({ state: { ...inEde, radiusKm: 50 }, unused: [] });
  const bare = foundSentence(inEde, said, ({ query }) => query === "");
  expect(bare).toEqual({ state: { ...inEde, query: "" }, unused: ["trampoline", "circus"] });
});

test("without words only a place that is near may lie farther away", () => {
  const state = { ...inEde, query: "" };
  const finds = ({ radiusKm }: SearchState) => radiusKm === 50;
  expect(foundSentence(state, { keywords: "", near: true }, finds).state.radiusKm).toBe(50);
  expect(foundSentence(state, { keywords: "", near: false }, finds).state.radiusKm).toBeNull();
});
