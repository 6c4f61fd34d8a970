import { afterAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addBanner } from "../../tests/support/fixtures.ts";
import { publicBanner } from "../contract/entities/banner.ts";
import { findRandomBanner } from "./find-random-banner.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

test("each active banner of the brand can be chosen, an inactive one never", async () => {
  await addBanner(db, { title: "Zomer", picture: "/static/scenes/zomer.svg" });
  await addBanner(db, { title: "Winter" });
  await addBanner(db, { title: "Oud", active: false });
  await catalogue.refresh();
  const shown = [0, 0.49, 0.5, 0.99].map((chance) => findRandomBanner(catalogue, nl, () => chance));
  expect(shown.map((banner) => banner?.title)).toEqual(["Zomer", "Zomer", "Winter", "Winter"]);
  expect(publicBanner.parse(shown[0])).toEqual(shown[0]);
  expect(shown[0]?.image?.url).toBe("/static/scenes/zomer.svg");
});

test("a brand without active banners has none", () => {
  expect(findRandomBanner(catalogue, kids)).toBeNull();
});
