import type { Brand } from "../brands/brand.ts";
import { brandOfHost, brandOfPlatform } from "../brands/brands.ts";
import type { Db } from "../database/open.ts";
import type { Deliver } from "../mail/deliver.ts";
import type { Mail } from "../mail/mail.ts";
import type { ReportMailJob } from "../mail/mail-job.ts";
import { EVERYTHING } from "../permissions/scope.ts";
import { nameOf } from "../mail/retry-mails.ts";
import { unsentMails } from "../mail/unsent-mails.ts";
import { waitingReport, type WaitingList } from "../mail/waiting-report.ts";
import { listHeldItems } from "./list-held.ts";
import { heldKinds, isHeldKind, itemName } from "./moderation-queue.ts";

const MOST_DEAD = 1_000;

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
  const held = await listHeldItems(db, brand);
  const lists = Object.keys(heldKinds)
    .filter(isHeldKind)
    .map((kind): WaitingList => ({
      kind,
      items: held.filter((item) => item.kind === kind).map((item) => ({ ...item, name: itemName(item) })),
    }));
  const allDead = await unsentMails(db, EVERYTHING, { filter: { state: "dead" }, limit: MOST_DEAD });
  // The default brand's editors read about jobs of no brand.
  const dead = allDead.filter(({ platformId }) => (platformId ?? brandOfHost("").id) === brand.id);
  lists.push({ kind: "dead", items: dead.map((mail) => ({ name: `${mail.id}: ${nameOf(mail)}`, since: mail.since })) });
  return lists.filter(({ items }) => items.length > 0);
}
