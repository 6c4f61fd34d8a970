import { defineConfig } from "vitest/config";

const JOURNEYS = "tests/journeys/**/*.test.ts";
/** Too long for every day: `npm run abuse`. */
const ABUSE = "tests/abuse/long/**/*.test.ts";
/** Likewise: `npm run search:oracle`. */
const ORACLE = "tests/search/long/**/*.test.ts";

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What is waited for comes at once; on a busy machine it may take longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
          exclude: [JOURNEYS, ABUSE, ORACLE],
          globalSetup: ["tests/support/global-database.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: [JOURNEYS],
          globalSetup: ["tests/support/global-server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "abuse",
          include: [ABUSE],
          globalSetup: ["tests/support/global-database.ts"],
          testTimeout: 30 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "oracle", include: [ORACLE], testTimeout: 30 * 60_000 },
      },
    ],
  },
});
