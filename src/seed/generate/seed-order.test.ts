import { expect, test } from "vitest";
import { brands } from "../../brands/brands.ts";
import { readOrder } from "./seed-order.ts";

test("a count and a platform are taken as they are", () => {
  const { brand, count } = readOrder({ activities: "10000", platform: "be" }, brands);
  expect([brand.key, count]).toEqual(["be", 10_000]);
});

test("no count only asks for the starter content", () => {
  expect(readOrder({ platform: "nl" }, brands).count).toBe(0);
});

test.each(["0", "-5", "1.5", "1e3", "", "veel", "5000001", "99999999999"])("a count of %j is refused with a sentence", (activities) => {
  expect(() => readOrder({ activities, platform: "nl" }, brands)).toThrow(
    /--activities is ".*", but must be a whole number from 1 to 5000000/,
  );
});

test("an unknown platform is refused with the ones there are", () => {
  expect(() => readOrder({ activities: "10", platform: "fr" }, brands)).toThrow(
    'There is no platform "fr": choose one of be, nl, de, kids.',
  );
});
