import type { Place } from "../../crypto/encryption.ts";

/** Where the IBAN of an event request stands, encrypted. */
export function ibanPlace(eventRequestId: number): Place {
  return { table: "event_request", row: eventRequestId, column: "iban_encrypted" };
}
