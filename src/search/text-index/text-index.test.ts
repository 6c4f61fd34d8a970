import fc from "fast-check";
import { expect, test } from "vitest";
import { add, each, take } from "../bits/bits.ts";
import { openTextIndex } from "./open-text-index.ts";
import { createPlainTexts } from "./plain-texts.ts";
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

/** An index, with the same texts kept plainly beside it. */
function bothWays() {
  const alive = new Uint32Array(SLOTS / 32);
  const index = openTextIndex("nl", () => alive, SMALLEST_STEP);
  const plain = createPlainTexts("nl");

  return {
    index,
    plain,
    put(slot: number, texts: Texts) {
      add(alive, slot);
      index.put(slot, texts);
      plain.put(slot, texts);
    },
    drop(slot: number) {
      take(alive, slot);
      index.drop(slot);
      plain.drop(slot);
    },
  };
}

/** For every word of a query the slots that have it, by field in the order of `FIELDS`. */
function found(index: TextIndex, query: string): number[][][] {
  return index.understand(query).map((word) =>
    FIELDS.map((field) => {
      const bits = new Uint32Array(SLOTS / 32);
      const slots: number[] = [];
      word.collect([field], bits);
      each(bits, (slot) => slots.push(slot));
      return slots;
    }),
  );
}

const text = (longest: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: longest }).map((words) => words.join(" "));
const texts = fc.record({ title: text(3), organisation: text(2), rest: text(12) });
const slot = fc.nat(40);
const query = fc.array(fc.constantFrom(...WORDS, ...MISTYPED), { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: slot, texts }) },
  { weight: 1, arbitrary: fc.record({ drop: slot }) },
  { weight: 3, arbitrary: fc.record({ steps: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.constant({ fold: true as const }) },
  { weight: 4, arbitrary: fc.record({ query }) },
);

test("a search finds what the plain rule finds, whatever changed before it and however far folding in has come", () => {
  const run = fc.property(fc.array(happening, { size: "+1" }), (happenings) => {
    const { index, plain, put, drop } = bothWays();
    let folding = index.foldIn();
    for (const one of happenings) {
      if ("put" in one) put(one.put, one.texts);
      else if ("drop" in one) drop(one.drop);
      else if ("fold" in one) folding = index.foldIn();
      else if ("steps" in one) for (let step = 0; step < one.steps; step += 1) folding.next();
      else expect(found(index, one.query)).toEqual(plain.found(one.query));
    }
  });
  fc.assert(run, { seed: 7, numRuns: 2_000 });
});
