import type { Brand } from "../brands/brand.ts";
import { brandOfPlatform } from "../brands/brands.ts";
import type { Db } from "../database/open.ts";
import type { Deliver } from "../mail/deliver.ts";
import type { Mail } from "../mail/mail.ts";
import type { ReportMailJob } from "../mail/mail-job.ts";
import { unsentMails } from "../mail/unsent-mails.ts";
import { waitingReport, type WaitingList } from "../mail/waiting-report.ts";
import { listHeldItems } from "./list-held.ts";
import { heldKinds, isHeldKind, itemName } from "./moderation-queue.ts";

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
  const dead = (await unsentMails(db, "dead")).filter((mail) => mail.brand.id === brand.id);
  lists.push({ kind: "dead", items: dead.map(({ id, what, since }) => ({ name: `${id}: ${what}`, since })) });
  return lists.filter(({ items }) => items.length > 0);
}
