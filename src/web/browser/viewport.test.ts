import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { isMobile, viewportOf } from "./viewport.ts";

test.each([
  [320, "Mobile"],
  [479, "Mobile"],
  [480, "MobileBig"],
  [639, "MobileBig"],
  [640, "Tablet"],
  [959, "Tablet"],
  [960, "Desktop"],
  [1199, "Desktop"],
  [1200, "DesktopLarge"],
  [1599, "DesktopLarge"],
  [1600, "DesktopFull"],
] as const)("a window of %i px is %s", (width_px, viewport) => expect(viewportOf(width_px)).toBe(viewport));

test("mobile ends between 639 and 640 px", () => {
  expect([isMobile(320), isMobile(639), isMobile(640), isMobile(1440)]).toEqual([true, true, false, false]);
});

test.each([
  ["screens/overview/filters.module.css", ["Desktop"]],
  ["screens/overview/overview.module.css", ["Desktop"]],
  ["screens/home/categories.module.css", ["Tablet", "Desktop"]],
  ["document/styles/tokens.css", ["Tablet", "Desktop"]],
])("%s changes where a viewport begins", async (file, viewports) => {
  const css = await readFile(new URL(`../${file}`, import.meta.url), "utf8");
  const begins_px = [
    ...[...css.matchAll(/max-width: (\d+)px/g)].map(([, end]) => Number(end) + 1),
    ...[...css.matchAll(/min-width: (\d+)px/g)].map(([, begin]) => Number(begin)),
  ];
  const begun = begins_px.filter((width_px) => viewportOf(width_px) !== viewportOf(width_px - 1)).map(viewportOf);
  expect(begun).toEqual(expect.arrayContaining(viewports));
});
