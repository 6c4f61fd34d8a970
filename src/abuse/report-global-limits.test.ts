import { expect, test } from "vitest";
import { assessAll } from "../../tests/support/attempts.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import { createAbuseFilter } from "./abuse-filter.server.ts";
import { reportGlobalLimits } from "./report-global-limits.ts";
import { createSecrets } from "../crypto/secrets.ts";

/** Records log lines and counts. */
function recorder() {
  const lines: string[] = [];
  const counted: string[] = [];
  const report = reportGlobalLimits({ say: (line) => void lines.push(line), count: (limit) => void counted.push(limit) });
  return { lines, counted, report };
}

test("an operator gets one log line when a form exceeds its global limit, and a count of the affected submissions", async () => {
  const { lines, counted, report } = recorder();
  const abuseFilter = createAbuseFilter({ secrets: createSecrets(SECRET_KEY), pool: null, onGlobalLimit: report });
  await assessAll(abuseFilter, 600);
  expect([lines, counted]).toEqual([[], []]);
  await assessAll(abuseFilter, 5);
  expect(lines).toEqual([expect.stringContaining("npm run held")]);
  expect(counted).toEqual(Array.from({ length: 5 }, () => "formOfAll"));
});

test("a global limit that is still exceeded after ten minutes is logged again, and each limit separately", () => {
  const { lines, counted, report } = recorder();
  const minutes = (count: number) => new Date(Date.UTC(2027, 4, 11) + count * 60_000);
  for (const minute of [0, 5, 9, 10, 12]) report("optInOfAll", minutes(minute));
  report("newCityOfAll", minutes(12));
  expect([lines.length, counted.length]).toEqual([3, 6]);
});
