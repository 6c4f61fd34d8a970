import { expect, test } from "vitest";
import { createShardedMap } from "./sharded-map.ts";

const WORDS = ["", "k", "kano", "kanoën", "kano's", "straße", "2026", ...Array.from({ length: 2_000 }, (_, number) => `woord${number}`)];

test("every word has its latest value, and an unknown word none", () => {
  const map = createShardedMap<number>();
  for (const [place, word] of WORDS.entries()) map.set(word, place);
  map.set("kano", -1);
  expect([map.get("kano"), map.get(""), map.get("woord1999"), map.get("woord2000")]).toEqual([-1, 0, WORDS.length - 1, undefined]);
  expect([map.size, [...map.keys()].toSorted()]).toEqual([WORDS.length, WORDS.toSorted()]);

  map.clear();
  expect([map.size, map.get("kano"), [...map.keys()]]).toEqual([0, undefined, []]);
});
