import { expect, test } from "vitest";
import { lexiconOf, prepareLexicons } from "./lexicon.ts";

test("a word looked up while the lexicons are being prepared is understood at once, and by the same lexicon afterwards", () => {
  const making = prepareLexicons();
  for (let step = 0; step < 3; step += 1) expect(making.next().done).toBe(false);
  const dutch = lexiconOf("nl");
  expect(dutch.stemOfForm.get("bootje")).toBe("boot");

  const steps = [...making].length;
  expect(lexiconOf("nl")).toBe(dutch);
  expect(lexiconOf("de").stemOfForm.get("boote")).toBe("boot");
  expect([steps > 5, [...prepareLexicons()]]).toEqual([true, []]);
});
