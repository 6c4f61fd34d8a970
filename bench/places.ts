// Measures suggestions over all places of three countries: `npm run bench:places`.
import { brands } from "../src/brands/brands.ts";
import { findLocations } from "../src/places/find-locations.server.ts";
import { gazetteerCatalogue } from "../tests/support/gazetteer.ts";

const ROUNDS = 3;
const { gazetteer, catalogue } = await gazetteerCatalogue();
/** Prefixes of place names, from one letter on. */
const typed = [...new Set(gazetteer.cities.flatMap(({ name }) => [1, 2, 3, 4, 6, 9].map((length) => name.slice(0, length))))];

for (const brand of brands) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const text of typed) {
      const start = performance.now();
      findLocations(catalogue, brand, { filterQuery: { genericSearchQuery: text }, page: 1, limit: 10 });
      // The first round warms up.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${((times[Math.floor(times.length * share)] ?? 0) * 1_000).toFixed(0)} µs`;
  console.log(
    `${brand.key.padEnd(5)} ${times.length} suggestions: p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}, most ${at(0.999_999)}`,
  );
}
