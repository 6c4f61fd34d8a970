// Measures how long the test sentences take to parse, by brand: `npm run bench:sentences`.
import { brands } from "../src/brands/brands.ts";
import { understand } from "../src/sentences/understand.ts";
import { labelledSentences, starterFacts } from "../tests/support/sentences.ts";

const TODAY = new Date("2026-11-28T12:00:00Z");
/** Runs per sentence; its median counts, to exclude other load on the machine. */
const TIMES = 50;

for (const brand of brands) {
  const facts = starterFacts(brand);
  const median = (text: string) => {
    const times = Array.from({ length: TIMES }, () => {
      const began = performance.now();
      understand(text, facts, TODAY);
      return performance.now() - began;
    });
    return times.toSorted((a, b) => a - b)[TIMES / 2] ?? 0;
  };
  const texts = labelledSentences(brand.key).map(({ text }) => text);
  for (let time = 0; time < TIMES; time += 1) for (const text of texts) understand(text, facts, TODAY);
  const times = texts.map(median).toSorted((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(3)} ms`;
  console.log(`${brand.key}: ${texts.length} sentences, half within ${at(0.5)}, 99 of 100 within ${at(0.99)}`);
}
