import { expect, test } from "vitest";
import { relaxSentence, MAX_COUNTS, type RelaxationStep } from "./relax-sentence.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const whole: SearchState = { ...emptySearch, filters: [3, 9], location: { type: "CITY", id: 5 }, persons: 30, indoorOutdoor: ["INDOOR"] };
const withoutFilter = (id: number): RelaxationStep["apply"] => {
  return (state) => ({ ...state, filters: state.filters.filter((other) => other !== id) });
};
const steps: RelaxationStep[] = [
  { cost: 10, apply: (state) => ({ ...state, persons: null }) },
  { cost: 4, apply: withoutFilter(9) },
  { cost: 1, apply: withoutFilter(3) },
  { cost: 2, apply: (state) => ({ ...state, indoorOutdoor: [] }) },
  { cost: 7, apply: (state) => ({ ...state, location: null }) },
];

test("a sentence with results is searched whole, and no steps are made", () => {
  const steps = () => {
    throw new Error("No steps are needed.");
  };
  expect(relaxSentence(whole, steps, () => true)).toEqual(whole);
});

test("only the conditions that prevent results are dropped, whatever the others cost", () => {
  expect(
    relaxSentence(
      whole,
      () => steps,
      ({ filters }) => !filters.includes(9),
    ),
  ).toEqual({ ...whole, filters: [3] });
  const both = relaxSentence(
    whole,
    () => steps,
    ({ filters, location }) => !filters.includes(9) && location === null,
  );
  expect(both).toEqual({ ...whole, filters: [3], location: null });
});

test("of two steps that help, the cheaper one is taken", () => {
  expect(
    relaxSentence(
      whole,
      () => steps,
      ({ filters, persons }) => filters.length < 2 || persons === null,
    ),
  ).toEqual({ ...whole, filters: [9] });
});

test("the radius is not widened when another step is enough", () => {
  const within = (radiusKm: number): RelaxationStep => ({ cost: 1, isFarther: true, apply: (state) => ({ ...state, radiusKm }) });
  const farther = [within(25), within(100), ...steps];
  // The province of the city has results that a small radius does not reach.
  const finds = ({ filters, radiusKm }: SearchState) => !filters.includes(9) && (radiusKm === null || radiusKm > 25);
  expect(relaxSentence(whole, () => farther, finds)).toEqual({ ...whole, filters: [3] });
});

test("when no step helps, the whole sentence stays", () => {
  expect(
    relaxSentence(
      whole,
      () => steps,
      () => false,
    ),
  ).toEqual(whole);
  expect(
    relaxSentence(
      whole,
      () => [],
      () => false,
    ),
  ).toEqual(whole);
});

test("a long sentence still takes few counts", () => {
  const filters = Array.from({ length: 20 }, (_, index) => index + 1);
  let counts = 0;
  const finds = ({ filters: left }: SearchState) => {
    counts += 1;
    return left.every((id) => id % 2 === 0);
  };
  const found = relaxSentence({ ...whole, filters }, () => filters.map((id) => ({ cost: id, apply: withoutFilter(id) })), finds);
  expect(finds(found)).toBe(true);
  expect(counts - 2).toBeLessThanOrEqual(MAX_COUNTS);
});
