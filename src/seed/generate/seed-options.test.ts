import { expect, test } from "vitest";
import { brands } from "../../brands/brands.ts";
import { readSeedOptions } from "./seed-options.ts";

test("a count and a platform are read", () => {
  const { brand, count } = readSeedOptions({ activities: "10000", platform: "be" }, brands);
  expect([brand.key, count]).toEqual(["be", 10_000]);
});

test("without a count only the starter content is added", () => {
  expect(readSeedOptions({ platform: "nl" }, brands).count).toBe(0);
});

test.each(["0", "-5", "1.5", "1e3", "", "veel", "5000001", "99999999999"])("a count of %j is refused with a sentence", (activities) => {
  expect(() => readSeedOptions({ activities, platform: "nl" }, brands)).toThrow(
    /--activities is ".*", but must be a whole number from 1 to 5000000/,
  );
});

test("the error for an unknown platform lists the known ones", () => {
  expect(() => readSeedOptions({ activities: "10", platform: "fr" }, brands)).toThrow(
    'There is no platform "fr": choose one of be, nl, de, kids.',
  );
});
