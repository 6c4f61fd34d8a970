import { expect, test } from "vitest";
import { searchOfForm, SHOWN_WORDS } from "./search-of-form.ts";
import { LITERAL } from "./search-state.ts";

test("a form without JavaScript keeps the sentence until its words are replaced", () => {
  const sent = (words: string, sentence = "30 man buiten met een kano") =>
    searchOfForm(new URLSearchParams({ zin: sentence, [SHOWN_WORDS]: "kano", zoek: words })).sentence;
  expect(sent("kano")).toBe("30 man buiten met een kano");
  expect(sent("")).toBe("30 man buiten met een kano");
  expect(sent("bowlen")).toBeNull();
  expect([sent("kano", LITERAL), sent("", LITERAL), sent("bowlen", LITERAL)]).toEqual([LITERAL, null, null]);
});
