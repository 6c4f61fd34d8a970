import { addressRangesOf } from "../../abuse/address-range.server.ts";
import type { Token } from "../../abuse/buckets.server.ts";
import { canonicalEmail } from "../../abuse/canonical-email.server.ts";
import type { OfficeRequest } from "../http/office-request.ts";

type Asking = Pick<OfficeRequest, "address">;

/** A mail with a code: per address that gets it, and per range of the asking client (specification 4 §6). */
export function mailsTo({ address }: Asking, email: string): Token[] {
  const ranges = addressRangesOf(address).map(({ name, times }): Token => ({ name: "loginOfRange", key: name, times }));
  return [mailTo(email), ...ranges];
}

/** A mail that a colleague causes, an invitation: per address that gets it. */
export function mailTo(email: string): Token {
  return { name: "loginToAddress", key: canonicalEmail(email).mailbox };
}

/** Typed codes of mails, and passkeys, of one client: each failure is a line in the log. */
export function triesOf({ address }: Asking): Token[] {
  return addressRangesOf(address).map(({ name, times }): Token => ({ name: "loginTry", key: name, times }));
}
