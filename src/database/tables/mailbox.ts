import type { Generated } from "kysely";
import type { Json, TimestampByDefault } from "./column.ts";

export type MailboxTable = {
  id: Generated<number>;
  message_id: string;
  brand: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Json;
  created_at: TimestampByDefault;
};
