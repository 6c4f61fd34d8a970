import type { Db } from "../database/open.ts";
import type { PictureStore } from "../media/picture-store.server.ts";
import type { MailerLite } from "../submissions/newsletter/mailerlite.ts";
import { erasePersonAnd, type Erasure } from "./erase-person.ts";

export type Forgetting = {
  /** As `readAddress` gives it. */
  address: string;
  pictures: PictureStore;
  mailerLite: Pick<MailerLite, "removeSubscriber"> | null;
  /** Writes the line of the log, in the transaction of the erasure. */
  record?: (transaction: Db, erasure: Erasure) => Promise<void>;
};

/** `service-failed`: the mail service could not be reached, so that nothing was erased; it can be repeated. */
export type Forgotten = { kind: "erased"; erasure: Erasure } | { kind: "service-failed"; error: unknown };

/** Erases a person here and in the mail service. */
export async function forgetPerson(db: Db, { address, pictures, mailerLite, record }: Forgetting): Promise<Forgotten> {
  try {
    await mailerLite?.removeSubscriber(address);
  } catch (error) {
    return { kind: "service-failed", error };
  }
  const erasure = await erasePersonAnd(db, { address, pictures, record });
  // Again: a running job may have subscribed the person in between. If it fails now, the caller repeats all of it.
  await mailerLite?.removeSubscriber(address);
  return { kind: "erased", erasure };
}
