import { afterAll, expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addBanner } from "../../tests/support/fixtures.ts";
import { bannerTarget } from "./banner-target.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

async function targetOf(link: string): Promise<string | null> {
  const id = await addBanner(db, { link });
  await catalogue.refresh();
  return bannerTarget({ brand: nl, catalogue }, id);
}

test.for([
  ["https://kano.example/huren?van=uitjesbaas#prijzen", "https://kano.example/huren?van=uitjesbaas#prijzen"],
  ["https://münchen.example/Ausflüge", "https://xn--mnchen-3ya.example/Ausfl%C3%BCge"],
  ["/adverteren?van=banner#prijs", "/adverteren?van=banner#prijs"],
  ["/uitjes?zoek=kanoën", "/uitjes?zoek=kano%C3%ABn"],
] as const)("the link %s leads to %s", async ([link, target]) => {
  expect(await targetOf(link)).toBe(target);
});

test.for(["//elders.example", "/\\elders.example", "/.//elders.example", "/..//elders.example/pad", "http://["])(
  "the link %s is refused, since it may lead to another site",
  async (link) => {
    expect(await targetOf(link)).toBeNull();
  },
);

test("an inactive banner, one of another brand and an unknown one have no target", async () => {
  const inactive = await addBanner(db, { active: false });
  const active = await addBanner(db, {});
  await catalogue.refresh();
  expect(bannerTarget({ brand: nl, catalogue }, active)).toBe("/adverteren");
  expect(bannerTarget({ brand: be, catalogue }, active)).toBeNull();
  expect(bannerTarget({ brand: nl, catalogue }, inactive)).toBeNull();
  expect(bannerTarget({ brand: nl, catalogue }, active + 100)).toBeNull();
});
