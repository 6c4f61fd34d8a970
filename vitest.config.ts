import { defineConfig } from "vitest/config";
import { durationsReporter } from "./tests/support/durations-reporter.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** Tests of functions, rooms and the app: they need no browser. */
const ROOMS = ["{src,packages}/**/*.test.{ts,tsx}", "tests/**/*.test.ts"];
/** In a browser, on a server of the whole run. */
const JOURNEYS = "tests/journeys/**/*.test.ts";
/** Too long for every day: `npm run test:long`, a folder for each group. */
const LONG = "tests/long/**/*.test.ts";
/** A group of the long run in a browser. */
const LOADING = "tests/long/loading/**/*.test.ts";
/** About an hour: `npm run abuse`. */
const ABUSE = "tests/abuse/long/**/*.test.ts";

/**
 * Look at the process that they run in, at what it makes once, or at what it costs: it is to hold nothing of other files, whose garbage it would
 * collect, and to share no core with them. They run after all others, one at a time.
 */
const APART = [
  "src/media/intake/decode-in-child-process.server.test.ts",
  "packages/search/text/lexicon.test.ts",
  "tests/bounded-bodies.test.ts",
  "tests/abuse/search-work-budget.test.ts",
  ...["cheap-files", "linear-parsers", "long-headers", "scattered-bodies", "search-work-budget", "worst-addresses", "worst-input"].map(
    (name) => `tests/abuse/${name}.test.ts`,
  ),
];
/** Judged in the long run alone: it differs from nl in words, which tests/languages.test.ts reads. */
const AUDITED_LATER = "tests/journeys/audited/be.test.ts";

const DATABASE = "tests/support/global-database.ts";
const SERVER = "tests/support/global-server.ts";
const MINUTE_MS = 60_000;

/**
 * What holds for the files of every project. The files of a worker share one registry of modules, which are then
 * evaluated once, and one browser; a test that changes a module or the clock puts it back.
 */
const SHARED = { isolate: false, hookTimeout: MINUTE_MS, provide: { isLongRun: false } };
const LONG_RUN = { ...SHARED, provide: { isLongRun: true }, testTimeout: 10 * MINUTE_MS };
/** They kill, fill and flood: each file has a process of its own. */
const ROUGH = { ...LONG_RUN, isolate: true, globalSetup: [DATABASE] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ["default", durationsReporter()],
    // What is waited for comes at once; on a busy machine it may take longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    tags: [
      { name: "every-brand", description: "Behaves alike on every brand: shown daily on some, on all in the long run." },
      { name: "long-run", description: "Journeys, or cases of them, that are shown in the long run alone." },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: "rooms",
          include: ROOMS,
          exclude: [JOURNEYS, LONG, ABUSE, ...APART],
          globalSetup: [DATABASE],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: "apart",
          include: APART,
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
          exclude: [AUDITED_LATER],
          globalSetup: [DATABASE, SERVER],
          testTimeout: MINUTE_MS,
        },
      },
      {
        extends: true,
        test: { ...ROUGH, name: "long", include: [LONG], exclude: [LOADING] },
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
        test: { ...ROUGH, name: "abuse", include: [ABUSE], testTimeout: 30 * MINUTE_MS },
      },
    ],
  },
});
