import type { Encryption } from "../../crypto/encryption.ts";
import { asciiAddress } from "../../mail/international-address.ts";
import { FORGET_PLACE, type ForgetJob } from "./queue-forgetting.server.ts";
import type { MailService } from "./sync-subscriber.server.ts";

/**
 * Makes the mail service forget an address (decisions/020-retention-periods.md). Throws errors that the queue must retry; also without a
 * service or with another key, so that an operator sees that the address was not forgotten.
 */
export async function forgetSubscriber(
  secrets: Pick<Encryption, "decrypt">,
  { mailerLite, signal }: MailService,
  { sealed }: ForgetJob,
): Promise<void> {
  if (!mailerLite) throw new Error("There is no mail service now to forget an address: set MAILERLITE_KEY.");
  const read = secrets.decrypt(Buffer.from(sealed, "base64"), FORGET_PLACE);
  if (read.kind !== "read") throw new Error("No key of this installation reads the address to forget.");
  await mailerLite.removeSubscriber(asciiAddress(read.text), signal);
}
