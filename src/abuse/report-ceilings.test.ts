import { expect, test } from "vitest";
import { judgeAll } from "../../tests/support/attempts.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import { createGuard } from "./guard.server.ts";
import { reportCeilings } from "./report-ceilings.ts";
import { createSecrets } from "../crypto/secrets.ts";

/** What an operator was told. */
function watched() {
  const lines: string[] = [];
  const counted: string[] = [];
  const report = reportCeilings({ say: (line) => void lines.push(line), count: (ceiling) => void counted.push(ceiling) });
  return { lines, counted, report };
}

test("an operator reads one line when a form has too many, with what waits, and counts how many that were", async () => {
  const { lines, counted, report } = watched();
  const guard = createGuard({ secrets: createSecrets(SECRET_KEY), pool: null, onCeiling: report });
  await judgeAll(guard, 600);
  expect([lines, counted]).toEqual([[], []]);
  await judgeAll(guard, 5);
  expect(lines).toEqual([expect.stringContaining("npm run held")]);
  expect(counted).toEqual(Array.from({ length: 5 }, () => "formOfAll"));
});

test("a ceiling that is still met after ten minutes is said again, and each for itself", () => {
  const { lines, counted, report } = watched();
  const minutes = (count: number) => new Date(Date.UTC(2027, 4, 11) + count * 60_000);
  for (const minute of [0, 5, 9, 10, 12]) report("optInOfAll", minutes(minute));
  report("newCityOfAll", minutes(12));
  expect([lines.length, counted.length]).toEqual([3, 6]);
});
