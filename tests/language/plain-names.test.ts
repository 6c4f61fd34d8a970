import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { BrandKey } from "../../src/brands/brand.ts";
import { createEngine } from "../../packages/search/engine.ts";
import { starterCatalogue } from "./starter-catalogue.ts";

const PLATFORM = 1;
const ENOUGH = 0.97;

const names = z.array(z.string());
const plainNames = z.catchall(z.object({ also: z.record(z.string(), names) }), z.object({ nl: names, be: names, de: names }));

test.each<{ brand: BrandKey; as: "nl" | "be" | "de" }>([
  { brand: "nl", as: "nl" },
  { brand: "be", as: "be" },
  { brand: "de", as: "de" },
  { brand: "kids", as: "nl" },
])("on $brand the plain name of an activity's kind finds it, and such activities come first", async ({ brand, as }) => {
  const { also, ...listed } = plainNames.parse(parse(await readFile(`${import.meta.dirname}/plain-names.yaml`, "utf8")));
  const { kinds, activities } = await starterCatalogue(brand);
  const engine = createEngine();
  engine.describe(PLATFORM, { language: brand === "de" ? "de" : "nl", kinds, filters: [], cities: [] });
  engine.upsert(activities);
  const kindOf = new Map(activities.map(({ id, kind }) => [id, kinds.find((one) => one.id === kind)?.key ?? ""]));
  const misses: string[] = [];
  const counts = { meant: 0, found: 0, tried: 0, right: 0 };

  for (const [key, byBrand] of Object.entries(listed)) {
    const meant = activities.filter(({ id }) => kindOf.get(id) === key);
    for (const name of meant.length > 0 ? byBrand[as] : []) {
      const kindsMeant = [key, ...(also[name] ?? [])];
      const { ids } = engine.search(PLATFORM, { genericSearchQuery: name, orderBy: "relevance", seed: 1 }, { page: 1, limit: 1_000 });
      const found = new Set(ids);
      const missed = meant.filter(({ id }) => !found.has(id));
      const isRight = kindsMeant.includes(kindOf.get(ids[0] ?? 0) ?? "");
      counts.meant += meant.length;
      counts.found += meant.length - missed.length;
      counts.tried += 1;
      counts.right += Number(isRight);
      if (missed.length > 0 || !isRight)
        misses.push(`  ${key} "${name}": ${missed.length} of ${meant.length} missed, first ${kindOf.get(ids[0] ?? 0) ?? "-"}`);
    }
  }

  const [share, first] = [counts.found / counts.meant, counts.right / counts.tried];
  console.log(
    `${brand}: found ${(100 * share).toFixed(1)} %, first right ${(100 * first).toFixed(1)} % of ${counts.tried}\n${misses.join("\n")}`,
  );
  expect(share).toBeGreaterThanOrEqual(ENOUGH);
  expect(first).toBeGreaterThanOrEqual(ENOUGH);
});
