import type { Place } from "../../crypto/encryption.ts";

/** The database location of the encrypted IBAN of an event request. */
export function ibanPlace(eventRequestId: number): Place {
  return { table: "event_request", row: eventRequestId, column: "iban_encrypted" };
}
