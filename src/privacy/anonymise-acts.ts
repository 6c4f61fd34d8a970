import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { maskedColumn } from "../history/masked-column.ts";
import { allowHistoryChanges } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";
import { wholeAddress } from "./person-rows.ts";

/** The kinds of subjects that are somebody's: their table, and the name of their id in lines about a mail (`quoteRequestId 12`). */
const SUBJECTS = {
  account: { table: "user_account", idInMails: "accountId" },
  quote: { table: "quote_request", idInMails: "quoteRequestId" },
  message: { table: "contact_message", idInMails: "contactMessageId" },
  newsletter: { table: "newsletter_subscription", idInMails: "subscriptionId" },
  event: { table: "event_request", idInMails: "eventRequestId" },
} as const;
const KINDS = Object.entries(SUBJECTS);

/** A row of the person. */
type Row = { kind: string; id: number; name: string };

/**
 * Takes a person out of the log, before their rows are removed: logins of their account go; other lines about them keep who did what and
 * when, without fields and reason. Of lines about others that mention them only the field or the reason goes that does. Lines of erasures
 * stay whole: they hold a masked address and counts, and are the proof that somebody was erased. Returns the number of lines.
 */
export async function anonymiseActs(transaction: Db, address: string): Promise<{ removed: number; emptied: number }> {
  await allowHistoryChanges(transaction);
  const rows = await rowsOf(transaction, address);
  const removed = await removeLogins(transaction, rows);
  const emptied = await emptyLines(transaction, rows);
  return { removed, emptied: emptied + (await removeMentions(transaction, address, rows)) };
}

async function rowsOf(transaction: Db, address: string): Promise<Row[]> {
  const selects = KINDS.map(([kind, { table }]) => {
    const name = kind === "account" ? sql`trim(first_name || ' ' || last_name)` : sql`name`;
    return sql`select ${kind}::text as kind, id, ${name} as name from ${sql.table(table)} where lower(email) = ${address}`;
  });
  const { rows } = await sql<Row>`${sql.join(selects, sql` union all `)}`.execute(transaction);
  return rows;
}

async function removeLogins(transaction: Db, rows: readonly Row[]): Promise<number> {
  const accounts = idsOf(rows, "account");
  return affected(
    transaction,
    sql`delete from audit
        where (action like 'login%' or action = 'logout')
          and (actor_id = any(${accounts}::integer[]) or (subject_kind = 'account' and subject_id = any(${accounts}::integer[])))`,
  );
}

/** Empties the lines about the person's rows, and about the mails of these rows: both are found by id. */
async function emptyLines(transaction: Db, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const subjects = KINDS.map(([kind]) => sql`(subject_kind = ${kind} and subject_id = any(${idsOf(rows, kind)}::integer[]))`);
  const names = KINDS.flatMap(([kind, { idInMails }]) => idsOf(rows, kind).map((id) => `${idInMails} ${id}`));
  const mails = sql`(subject_kind = 'mail' and changes ->> 'mail' ~ ${`\\m(${names.join("|")})\\M`})`;
  return affected(
    transaction,
    sql`update audit set changes = '{}', reason = null
        where (changes <> '{}' or reason is not null) and (${sql.join([...subjects, mails], sql` or `)})`,
  );
}

/**
 * Removes the address and the name from lines that no id ties to the person. These are a login or an export of an address that had no row, a
 * search, the error of a mail, a former address of an account, and the reasons that editors typed. In all of them but some reasons the
 * address is masked, so a line of somebody else whose address masks alike, or with the same name, cannot be told from one of the person. It
 * loses the one field or reason too, since a trace of the person would be worse; unless its subject is there and has an alike address
 * itself: then the line is about that one.
 */
async function removeMentions(transaction: Db, address: string, rows: readonly Row[]): Promise<number> {
  const masked = maskAddress(address);
  const names = [...new Set(rows.map(({ name }) => name))].filter(isFullName);
  const inReasons = [wholeAddress(address), ...names.map(wholeName)].join("|");
  const hasAlike = isSubjectAlike(masked);
  const mentions = (text: RawBuilder<unknown>, pattern: string) =>
    sql<boolean>`(${text} ~* ${pattern} or (${text} ~* ${wholeAddress(masked)} and not ${hasAlike}))`;
  const inChanges = mentions(sql`changes::text`, wholeAddress(address));
  const inReason = mentions(sql`coalesce(reason, '')`, inReasons);
  return affected(
    transaction,
    sql`update audit
        set reason = case when ${inReason} then null else reason end,
            changes = (
              select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(changes)
              where not ${mentions(sql`value::text`, wholeAddress(address))})
        where action <> 'privacy.erase' and lower(concat_ws(' ', changes, reason)) like any(${likely(address, names)}::text[])
          and (${inChanges} or ${inReason})`,
  );
}

/** Patterns of LIKE that every mention fits. They are compared first: with regular expressions alone 100,000 lines take 1.5 s, not 0.6 s. */
function likely(address: string, names: readonly string[]): string[] {
  const parts = [[address.slice(address.lastIndexOf("@"))], ...names.map((name) => name.split(/\s+/))];
  return parts.map((words) => `%${words.map((word) => word.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")).join("%")}%`);
}

/** Whether the subject of a line has an address that masks to this one. */
function isSubjectAlike(masked: string): RawBuilder<boolean> {
  const kinds = KINDS.map(
    ([kind, { table }]) => sql`subject_kind = ${kind} and exists (
      select from ${sql.table(table)} as subject
      where subject.id = subject_id and lower(${maskedColumn("subject.email")}) = ${masked.toLowerCase()})`,
  );
  return sql<boolean>`(${sql.join(kinds, sql` or `)})`;
}

/** A first name alone points to nobody, and some are common words. */
function isFullName(name: string): boolean {
  return /\S\s+\S/.test(name);
}

/** A regular expression of PostgreSQL: Anna de Vries does not match in Joanna de Vries. */
function wholeName(name: string): string {
  return `(?<!\\w)${name.replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&").replaceAll(/\s+/g, "\\s+")}(?!\\w)`;
}

function idsOf(rows: readonly Row[], kind: string): number[] {
  return rows.filter((row) => row.kind === kind).map(({ id }) => id);
}

async function affected(transaction: Db, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(transaction)).numAffectedRows ?? 0n);
}
