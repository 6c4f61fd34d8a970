import { chance as chanceOf } from "../../packages/scenes/ink/chance.ts";
import type { TestApp } from "../support/app.ts";

const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded" };
/** Sent at one moment by so many visitors. */
const AT_ONCE = 16;
const TAKEN = new Set([201, 303]);
/** Enough that none exceeds the mail limit of one firm. */
const FIRMS = 40;
/** In flight: a client with a key is told to come back. */
const LATER = 409;

/**
 * Sends `count` different quote requests one to five times each, all out of order and many at once, half by form and half
 * by API, numbered on from `from`; whoever is told "in flight" comes back. Answers the statuses that nobody should have got.
 */
export async function sendRepeatedly(
  { app }: TestApp,
  { from = 0, count, activityIds }: { from?: number; count: number; activityIds: readonly number[] },
): Promise<string[]> {
  const chance = chanceOf("repeats");
  const all = Array.from({ length: count }, (_, at) => ({ number: from + at, times: 1 + Math.floor(chance() * 5) }));
  const queue = chance.shuffled(all.flatMap(({ number, times }) => Array.from({ length: times }, () => number)));
  const surprises: string[] = [];

  async function visit(): Promise<void> {
    for (let number = queue.pop(); number !== undefined; number = queue.pop()) {
      const { status } = await app(requestOf(number, activityIds));
      if (status === LATER) queue.unshift(number);
      else if (!TAKEN.has(status)) surprises.push(`${number}: ${status}`);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return surprises;
}

function requestOf(number: number, activityIds: readonly number[]): Request {
  const who = { name: `Bezoeker ${number}`, email: `bezoeker-${number}@herhaling-${number % FIRMS}.example`, phone: "06 1234 5678" };
  const at = activityIds[number % activityIds.length];
  if (number % 2 === 0) {
    const headers = { "content-type": "application/json", "idempotency-key": `herhaling-${number}` };
    const url = `http://nl.localhost:3000/api/public/activities/${at}/quoteRequest`;
    return new Request(url, { method: "POST", headers, body: JSON.stringify(who) });
  }
  const body = new URLSearchParams({ ...who, gender: "man" }).toString();
  return new Request(`http://nl.localhost:3000/uitjes/herhaling-${number % activityIds.length}`, {
    method: "POST",
    headers: FORM_HEADERS,
    body,
  });
}
