import { whyKept, type KeptBecause } from "../accounts/last-editor.ts";
import type { Encryption } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";
import type { PictureStore } from "../media/picture-store.server.ts";
import type { Actor } from "../permissions/actor.ts";
import { queueForgetting } from "../submissions/newsletter/queue-forgetting.server.ts";
import { eraseRows, type Erasure } from "./erase-rows.ts";

export type Erasing = {
  /** As `readAddress` gives it. */
  address: string;
  actor: Actor;
  pictures: PictureStore;
  secrets: Pick<Encryption, "encrypt">;
  /** Whether a service sends the newsletter, and knows its readers. */
  hasMailService: boolean;
  requestId?: string;
};

/**
 * `actId` is the line of the log. `forgetJob`: the queued job by which the mail service forgets the address; null without a service. In
 * the other cases nothing was erased.
 */
export type Erased = { kind: "erased"; erasure: Erasure; actId: number; forgetJob: number | null } | { kind: KeptBecause };

/**
 * Removes all data of a mail address in one transaction: submissions with their queued mails, pictures and events, accounts with their
 * factors and sessions, saved views that mention the address, the details of acts about the person, and the address as a contact of activities. Queues that the mail service
 * forgets it, and records the act. Statistics without personal data stay.
 */
export async function erasePerson(db: Db, erasing: Erasing): Promise<Erased> {
  const { address, pictures } = erasing;
  const outcome = await db.transaction().execute(async (transaction) => {
    const because = await whyKept(transaction, erasing);
    if (because !== null) return { kind: because, files: [] };
    const { files, ...erasure } = await eraseRows(transaction, address);
    const forgetJob = erasing.hasMailService ? await queueForgetting(transaction, erasing.secrets, address) : null;
    const actId = await recordErasure(transaction, erasing, { erasure, forgetJob });
    return { kind: "erased" as const, erasure, actId, forgetJob, files };
  });
  const { files, ...erased } = outcome;
  // After the commit: a file without a row is not shown, and the nightly cleanup removes it if this fails.
  for (const file of files) await pictures.remove(file);
  return erased;
}

/** The line of an erasure stays when the same address is erased again: it is the proof that it was erased. */
async function recordErasure(
  transaction: Db,
  { address, actor, requestId }: Erasing,
  { erasure: { removed, stays }, forgetJob }: { erasure: Erasure; forgetJob: number | null },
): Promise<number> {
  const changes = { address: [maskAddress(address), null], erased: [removed, null], stays: [null, stays] } as const;
  return recordAct(transaction, {
    ...{ actor, action: "privacy.erase", subject: { kind: "person", id: null }, requestId: requestId ?? null },
    changes: { ...changes, ...(forgetJob !== null && { forgetJob: [null, forgetJob] }) },
  });
}
