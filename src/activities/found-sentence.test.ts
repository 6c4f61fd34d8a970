import { expect, test } from "vitest";
import { foundSentence, MOST_COUNTS, type Less } from "./found-sentence.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const said: SearchState = { ...emptySearch, filters: [3, 9], location: { type: "CITY", id: 5 }, persons: 30, indoorOutdoor: ["INDOOR"] };
const withoutFilter = (id: number): Less["of"] => {
  return (state) => ({ ...state, filters: state.filters.filter((other) => other !== id) });
};
const ways: Less[] = [
  { cost: 10, of: (state) => ({ ...state, persons: null }) },
  { cost: 4, of: withoutFilter(9) },
  { cost: 1, of: withoutFilter(3) },
  { cost: 2, of: (state) => ({ ...state, indoorOutdoor: [] }) },
  { cost: 7, of: (state) => ({ ...state, location: null }) },
];

test("what was said is searched for when it finds anything, and no way to ask less is looked for", () => {
  const ask = () => {
    throw new Error("Nobody needs to ask less.");
  };
  expect(foundSentence(said, ask, () => true)).toEqual(said);
});

test("only what stands in the way is let go of, whatever goes more easily", () => {
  expect(
    foundSentence(
      said,
      () => ways,
      ({ filters }) => !filters.includes(9),
    ),
  ).toEqual({ ...said, filters: [3] });
  const both = foundSentence(
    said,
    () => ways,
    ({ filters, location }) => !filters.includes(9) && location === null,
  );
  expect(both).toEqual({ ...said, filters: [3], location: null });
});

test("of two that help the one that says less is let go of", () => {
  expect(
    foundSentence(
      said,
      () => ways,
      ({ filters, persons }) => filters.length < 2 || persons === null,
    ),
  ).toEqual({ ...said, filters: [9] });
});

test("nothing is looked for farther away where another way to ask less is enough", () => {
  const within = (radiusKm: number): Less => ({ cost: 1, isFarther: true, of: (state) => ({ ...state, radiusKm }) });
  const farther = [within(25), within(100), ...ways];
  // As the province of the city has some, which a radius may not reach.
  const finds = ({ filters, radiusKm }: SearchState) => !filters.includes(9) && (radiusKm === null || radiusKm > 25);
  expect(foundSentence(said, () => farther, finds)).toEqual({ ...said, filters: [3] });
});

test("where nothing helps, all that was said stays", () => {
  expect(
    foundSentence(
      said,
      () => ways,
      () => false,
    ),
  ).toEqual(said);
  expect(
    foundSentence(
      said,
      () => [],
      () => false,
    ),
  ).toEqual(said);
});

test("however much was said, few searches are counted", () => {
  const filters = Array.from({ length: 20 }, (_, index) => index + 1);
  let counts = 0;
  const finds = ({ filters: left }: SearchState) => {
    counts += 1;
    return left.every((id) => id % 2 === 0);
  };
  const found = foundSentence({ ...said, filters }, () => filters.map((id) => ({ cost: id, of: withoutFilter(id) })), finds);
  expect(finds(found)).toBe(true);
  expect(counts - 2).toBeLessThanOrEqual(MOST_COUNTS);
});
