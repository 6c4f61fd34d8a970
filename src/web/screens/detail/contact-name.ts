import type { ActivityDetail } from "../../../contract/entities/activity.ts";

/** Name of the contact person; empty without one. */
export function contactName({ contactFirstName, contactLastName }: ActivityDetail): string {
  return [contactFirstName, contactLastName].filter(Boolean).join(" ");
}
