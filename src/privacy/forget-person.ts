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

/**
 * Erases a person here and in the mail service. Throws when the mail service cannot be reached: nothing is erased then, and it can be
 * repeated.
 */
export async function forgetPerson(db: Db, { address, pictures, mailerLite, record }: Forgetting): Promise<Erasure> {
  await mailerLite?.removeSubscriber(address);
  const erasure = await erasePersonAnd(db, { address, pictures, record });
  // Again: a running job may have subscribed the person in between. If it fails now, the caller repeats all of it.
  await mailerLite?.removeSubscriber(address);
  return erasure;
}
