import { expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { nl } from "../../content/brands/nl.ts";
import type { Brand } from "../brands/brand.ts";
import type { Directory, StoredBanner } from "../catalogue/directory.ts";
import { findBannerOfPeriod } from "./find-banner-of-period.server.ts";

/** An hour in the spring of 2027, as whole hours since 1970. */
const SPRING = 502_000;

/** A catalogue with these banners only. */
function catalogueWith(titles: string[], only?: Partial<StoredBanner>) {
  const banners = titles.map((title, at) => ({
    ...{ id: at + 1, title, buttonTitle: "Bekijk", link: "/adverteren", active: true, platform: 1, image: null },
    ...{ ctaType: "AD" as const, linkTarget: "sameWindow" as const, ...only },
  }));
  const directory: Directory = {
    ...{
      banners,
      kinds: new Map(),
      filterGroups: [],
      cities: new Map(),
      suggestedCities: new Map(),
      provinces: new Map(),
      regions: new Map(),
    },
    ...{ organisations: new Map(), seoPages: new Map(), redirects: new Map() },
  };
  return { directory: () => directory };
}

function shown(titles: string[], periods: number, { brand = nl, from = SPRING }: { brand?: Brand; from?: number } = {}): string[] {
  const catalogue = catalogueWith(titles);
  return Array.from({ length: periods }, (_, period) => findBannerOfPeriod(catalogue, brand, from + period)?.title ?? "");
}

function shares(titles: readonly string[]): number[] {
  return Object.values(Object.groupBy(titles, (title) => title)).map((group) => group?.length ?? 0);
}

test.for([1, 2, 3, 4, 5, 7, 12, 40])("%i banners are shown equally often, from any hour", (amount) => {
  const titles = Array.from({ length: amount }, (_, at) => `Banner ${at}`);
  for (const from of [SPRING, SPRING + 1, SPRING + 1_000]) {
    const counts = shares(shown(titles, amount * 200, { from }));
    expect(counts).toHaveLength(amount);
    // Incomplete rounds at both ends make a difference of one each.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  }
});

test("the pages of one hour show different banners while there are enough", () => {
  const titles = ["Zomer", "Herfst", "Winter", "Lente"];
  const ofPages = shown(titles, 8);
  expect(shares(ofPages)).toHaveLength(4);
});

test("the order changes: all orders of three banners occur about equally often", () => {
  const start = Math.ceil(SPRING / 3) * 3;
  const hours = shown(["a", "b", "c"], 3 * 6_000, { from: start });
  const orders = shares(Array.from({ length: 6_000 }, (_, round) => hours.slice(round * 3, round * 3 + 3).join("")));
  expect(orders).toHaveLength(6);
  expect(Math.min(...orders) / 1_000).toBeGreaterThan(0.85);
  expect(Math.max(...orders) / 1_000).toBeLessThan(1.15);
});

test("two brands do not show the same position of their lists at the same hours", () => {
  const titles = ["a", "b", "c", "d"];
  const [ours, theirs] = [shown(titles, 400), shown(titles, 400, { brand: be })];
  const equal = ours.filter((title, at) => title === theirs[at]).length;
  expect(equal).toBeGreaterThan(50);
  expect(equal).toBeLessThan(150);
});

test("all visitors see the same banner, and without banners there is none", () => {
  expect(shown(["a", "b", "c"], 50)).toEqual(shown(["a", "b", "c"], 50));
  expect(findBannerOfPeriod(catalogueWith([]), nl, SPRING)).toBeNull();
});
