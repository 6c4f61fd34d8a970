import { expect, test } from "vitest";
import { widthsOf } from "../../../media/widths/widths-of.ts";
import { PICTURE_SIZES } from "./picture-sizes.ts";

test("pictures are requested in the widths of the specification, and a large upload is resized to each of them", () => {
  const { card, article, usual, banner, header } = PICTURE_SIZES;
  expect([card, article, usual, banner, header].map(({ width }) => width)).toEqual([400, 400, 500, 1000, 1920]);
  expect(widthsOf(4000)).toEqual([400, 500, 1000, 1920, 4000]);
  expect(widthsOf(1000)).toEqual([400, 500, 1000]);
});
