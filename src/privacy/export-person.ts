import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { ibanPlace } from "../submissions/events/iban-place.server.ts";
import type { Secrets } from "../crypto/secrets.ts";
import { heldRows } from "./held-rows.ts";
import { findJobs, type PersonRows } from "./person-rows.ts";

/** All data of a mail address: stored rows by table, without empty tables. */
export type PersonExport = { address: string; tables: Record<string, Record<string, unknown>[]>; jobs: unknown[] };

/** Columns, and fields of jobs, that are secret or meaningless to a person. */
const EXCLUDED_COLUMNS = new Set([
  ...["password", "old_password", "body_hash", "iban_encrypted"],
  ...["credential_id", "public_key", "sign_count", "secret_encrypted", "last_step", "token", "token_hash", "hash", "browser_hash"],
  // Of queued mails: a sealed code, and the token that it belongs to.
  "sealed",
]);

/** Replaces an IBAN whose key is lost. */
const UNREADABLE = "(cannot be read with a key of this installation)";

/** For a subject access request, so the IBAN is exported in full. */
export async function exportPerson(db: Db, secrets: Pick<Secrets, "decrypt">, address: string): Promise<PersonExport> {
  const tables: PersonExport["tables"] = {};
  for (const source of await heldRows(db, address)) {
    const rows = await rowsOf(db, source);
    if (rows.length > 0) tables[source.table] = rows.map((row) => readable(row, secrets));
  }
  return { address, tables, jobs: (await findJobs(db, address)).map(({ payload }) => withoutSecrets(payload)) };
}

async function rowsOf(db: Db, { table, areTheirs }: PersonRows): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${areTheirs}`.execute(db);
  return rows;
}

function readable(row: Record<string, unknown>, secrets: Pick<Secrets, "decrypt">): Record<string, unknown> {
  const { id, iban_encrypted: bytes } = row;
  const shown = withoutSecrets(row);
  if (!(bytes instanceof Uint8Array)) return shown;
  const read = secrets.decrypt(bytes, ibanPlace(Number(id)));
  return { ...shown, iban: read.kind === "read" ? read.text : UNREADABLE };
}

function withoutSecrets(row: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !EXCLUDED_COLUMNS.has(name)));
}
