import type { Brand } from "../brands/brand.ts";
import { brandOfHost, brandOfPlatform } from "../brands/brands.ts";
import type { Db } from "../database/open.ts";
import type { Deliver } from "../mail/deliver.ts";
import type { Mail } from "../mail/mail.ts";
import type { ReportMailJob } from "../mail/mail-job.ts";
import { EVERYTHING, narrowed, type Scope } from "../permissions/scope.ts";
import { nameOf } from "../mail/retry-mails.ts";
import { countUnsent, unsentMails, type Unsent, type UnsentFilter } from "../mail/unsent-mails.ts";
import { MAX_LINES, waitingReport, type WaitingList } from "../mail/waiting-report.ts";
import { countWaiting, MOST } from "./count-waiting.ts";
import { listHeld } from "./list-held.ts";
import { itemName } from "./moderation-queue.ts";

/** Mails a brand's editors the list of held items and dead mails; no mail when there are none. */
export async function sendWaitingReport(
  db: Db,
  { platformId, day }: ReportMailJob,
  deliver: (mail: Mail) => ReturnType<Deliver>,
): Promise<void> {
  const brand = brandOfPlatform(platformId);
  const lists = await waitingLists(db, brand);
  if (lists.length > 0) await deliver(waitingReport(brand, lists, day));
}

async function waitingLists(db: Db, brand: Brand): Promise<WaitingList[]> {
  const lists = [...(await heldLists(db, narrowed(EVERYTHING, brand.id))), await deadMails(db, brand)];
  return lists.filter(({ count }) => count > 0);
}

async function heldLists(db: Db, scope: Scope): Promise<WaitingList[]> {
  const lists: WaitingList[] = [];
  for (const { kind, count } of await countWaiting(db, scope)) {
    const items = count === 0 ? [] : await listHeld(db, scope, { kind, limit: MAX_LINES });
    lists.push({ kind, count, items: items.map((item) => ({ since: item.since, name: itemName(item) })) });
  }
  return lists;
}

/** The dead jobs of a brand, the oldest first. The default brand's editors read about jobs of no brand too. */
async function deadMails(db: Db, brand: Brand): Promise<WaitingList> {
  const queries: [Scope, UnsentFilter][] = [[narrowed(EVERYTHING, brand.id), { state: "dead" }]];
  if (brand.id === brandOfHost("").id) queries.push([EVERYTHING, { state: "dead", isOfNoBrand: true }]);
  let count = 0;
  const dead: Unsent[] = [];
  for (const [scope, filter] of queries) {
    count += (await countUnsent(db, scope, { filter, most: MOST })).count;
    dead.push(...(await unsentMails(db, scope, { filter, limit: MAX_LINES })));
  }
  const oldest = dead.toSorted((one, other) => one.id - other.id).slice(0, MAX_LINES);
  return { kind: "dead", count, items: oldest.map((mail) => ({ name: `${mail.id}: ${nameOf(mail)}`, since: mail.since })) };
}
