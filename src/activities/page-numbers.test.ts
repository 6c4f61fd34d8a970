import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  { current: 1, pageCount: 0, shown: [] },
  { current: 1, pageCount: 1, shown: [1] },
  { current: 3, pageCount: 5, shown: [1, 2, 3, 4, 5] },
  { current: 1, pageCount: 6, shown: [1, 2, 3, 4, 5, 6] },
  { current: 1, pageCount: 20, shown: [1, 2, 3, 4, 5, "gap", 20] },
  { current: 4, pageCount: 20, shown: [1, 2, 3, 4, 5, 6, "gap", 20] },
  { current: 10, pageCount: 20, shown: [1, "gap", 8, 9, 10, 11, 12, "gap", 20] },
  { current: 20, pageCount: 20, shown: [1, "gap", 16, 17, 18, 19, 20] },
  { current: 99, pageCount: 20, shown: [1, "gap", 16, 17, 18, 19, 20] },
])("page $current of $pageCount shows $shown", ({ current, pageCount, shown }) => {
  expect(pageNumbers(current, pageCount)).toEqual(shown);
});
