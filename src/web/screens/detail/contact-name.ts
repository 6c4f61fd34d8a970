import type { ActivityDetail } from "../../../contract/entities/activity.ts";

/** Who is reached with the phone number; empty when nobody is named. */
export function contactName({ contactFirstName, contactLastName }: ActivityDetail): string {
  return [contactFirstName, contactLastName].filter(Boolean).join(" ");
}
