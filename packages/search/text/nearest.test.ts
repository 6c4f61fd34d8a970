import { expect, test } from "vitest";
import { errorsAllowed, nearest, typingErrors } from "./nearest.ts";

test.each([
  ["kano", "kano", 0],
  ["kan", "kano", 1],
  ["kanoo", "kano", 1],
  ["kaon", "kano", 1],
  ["jano", "kano", 1],
  ["bedrijsuitje", "bedrijfsuitje", 1],
  ["bedirjfuitje", "bedrijfsuitje", 2],
  ["", "kano", 4],
])("%s and %s are %i typing errors apart", (a, b, errors) => expect([typingErrors(a, b), typingErrors(b, a)]).toEqual([errors, errors]));

test("short words and numbers are not corrected, long ones by two letters", () => {
  expect(["kan", "kano", "wandele", "wandelen", "10000"].map(errorsAllowed)).toEqual([0, 1, 1, 2, 0]);
});

test("the nearest words are chosen, all of them when several are equally near", () => {
  expect(nearest("wandleen", ["wandelen", "handelen", "wijn"])).toEqual(["wandelen"]);
  expect(nearest("bool", ["boot", "boom", "spel"])).toEqual(["boot", "boom"]);
  expect(nearest("quizz", ["boot"])).toEqual([]);
});

test("a misplaced letter is one mistake in words of six letters or more", () => {
  expect(nearest("teather", ["theater", "leather", "wetter"])).toEqual(["leather"]);
  expect(nearest("teather", ["theater", "wetter"])).toEqual(["theater"]);
  expect(nearest("kreun", ["kuren"])).toEqual([]);
  expect(nearest("teather", ["threats"])).toEqual([]);
});
