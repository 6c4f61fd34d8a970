import { defineConfig } from "vitest/config";
import { durationsReporter } from "./tests/support/durations-reporter.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** Tests of functions, rooms (README.md) and the app, without a browser. */
const ROOMS = ["{src,packages}/**/*.test.{ts,tsx}", "tests/**/*.test.ts"];
/** In a browser, with one server for the whole run. */
const JOURNEYS = "tests/journeys/**/*.test.ts";
/** Too slow for every day: `npm run test:long`, one folder per group. */
const LONG = "tests/long/**/*.test.ts";
/** The group of the long run that needs a browser. */
const LOADING = "tests/long/loading/**/*.test.ts";
/** About an hour: `npm run abuse`. */
const ABUSE = "tests/abuse/long/**/*.test.ts";

/**
 * Tests that measure their own process, or something that a process creates only once. Other files would disturb them: in the same process
 * by garbage collection, on other cores by load. So each has its own process, and they run after all others, one at a time.
 */
const SERIAL = [
  "src/media/intake/decode-in-child-process.server.test.ts",
  "packages/search/text/lexicon.test.ts",
  "tests/bounded-bodies.test.ts",
  "tests/abuse/search-work-budget.test.ts",
  ...["cheap-files", "chunked-bodies", "linear-parsers", "long-headers", "search-work-budget", "worst-addresses", "worst-input"].map(
    (name) => `tests/abuse/${name}.test.ts`,
  ),
];
/** Only in the long run: the brand `be` differs from `nl` in its texts, which tests/languages.test.ts checks. */
const LONG_RUN_ONLY = "tests/journeys/audited/be.test.ts";

const DATABASE = "tests/support/global-database.ts";
const SERVER = "tests/support/global-server.ts";
const MINUTE_MS = 60_000;

/**
 * Settings of every project. Test files of a worker share modules, which are evaluated once, and one browser; a test
 * that changes a module or the clock must restore it.
 */
const SHARED = { isolate: false, hookTimeout: MINUTE_MS, provide: { isLongRun: false } };
const LONG_RUN = { ...SHARED, provide: { isLongRun: true }, testTimeout: 10 * MINUTE_MS };
/** For tests that kill, fill and flood: one process per file. */
const ISOLATED = { ...LONG_RUN, isolate: true, globalSetup: [DATABASE] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ["default", durationsReporter()],
    // On a busy machine the default of one second may be too short.
    expect: { poll: { timeout: 10_000 } },
    tags: [
      { name: "every-brand", description: "Behaviour that all brands share: tested daily on some, on all in the long run." },
      { name: "long-run", description: "Journeys, or cases of them, that run only in the long run." },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: "rooms",
          include: ROOMS,
          exclude: [JOURNEYS, LONG, ABUSE, ...SERIAL],
          globalSetup: [DATABASE],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: "serial",
          include: SERIAL,
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          globalSetup: [DATABASE],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: "journeys",
          include: [JOURNEYS],
          exclude: [LONG_RUN_ONLY],
          globalSetup: [DATABASE, SERVER],
          testTimeout: MINUTE_MS,
        },
      },
      {
        extends: true,
        test: { ...ISOLATED, name: "long", include: [LONG], exclude: [LOADING] },
      },
      {
        extends: true,
        test: { ...LONG_RUN, name: "loading", include: [LOADING], globalSetup: [DATABASE, SERVER], testTimeout: 3 * MINUTE_MS },
      },
      {
        extends: true,
        test: { ...LONG_RUN, name: "brands", include: [JOURNEYS], globalSetup: [DATABASE, SERVER], testTimeout: 3 * MINUTE_MS },
      },
      {
        extends: true,
        test: { ...ISOLATED, name: "abuse", include: [ABUSE], testTimeout: 30 * MINUTE_MS },
      },
    ],
  },
});
