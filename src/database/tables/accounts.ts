import type { ColumnType, Generated } from "kysely";
import type { JsonByDefault, OptionalTimestamp, Timestamp, TimestampByDefault } from "./column.ts";

export type PasskeyTable = {
  id: Generated<number>;
  user_account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: Generated<number>;
  transports: ColumnType<string[], string[] | undefined, string[]>;
  label: string;
  created_at: TimestampByDefault;
  last_used_at: OptionalTimestamp;
};

export type TotpTable = {
  user_account_id: number;
  secret_encrypted: Buffer;
  confirmed_at: OptionalTimestamp;
  last_step: Generated<number>;
};

export type RecoveryCodeTable = { user_account_id: number; hash: Buffer; used_at: OptionalTimestamp };

/** How a session was opened; with MAIL alone the second factor is still missing. */
export type SessionMethod = "MAIL" | "MAIL+TOTP" | "MAIL+PASSKEY" | "MAIL+RECOVERY" | "PASSKEY" | "DEMO";

export type SessionTable = {
  id: Generated<number>;
  token_hash: Buffer;
  user_account_id: number;
  method: SessionMethod;
  browser: string;
  created_at: TimestampByDefault;
  proved_at: Timestamp;
  seen_at: Timestamp;
  expires_at: Timestamp;
  views_as: number | null;
};

export type SavedViewTable = { id: Generated<number>; user_account_id: number; screen: string; name: string; query: string };

export type AuditTable = {
  id: Generated<number>;
  at: TimestampByDefault;
  actor_kind: "NOBODY" | "USER" | "ADMIN" | "OPERATOR" | "SYSTEM";
  actor_id: number | null;
  views_as: number | null;
  action: string;
  subject_kind: string;
  subject_id: number | null;
  platform_id: number | null;
  organisation_id: number | null;
  changes: JsonByDefault;
  reason: string | null;
  batch: string | null;
  undo_of: number | null;
  request_id: string | null;
};
