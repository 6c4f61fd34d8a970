import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { SeedCounts } from "./reencrypt-totp.ts";

/** Sentences for an operator about the people who can log in. */
export type AreaReport = { problems: string[]; notes: string[] };

export type EditorCounts = { active: number; withoutFactor: number };

/** Active editors, and how many of them have neither an authenticator app nor a passkey. A database without our tables has none. */
export async function countEditors(db: Db): Promise<EditorCounts> {
  const { rows: tables } = await sql<{ is: boolean }>`select to_regclass('passkey') is not null as is`.execute(db);
  if (!tables[0]?.is) return { active: 0, withoutFactor: 0 };
  const { rows } = await sql<EditorCounts>`
    select count(*)::integer as active,
           count(*) filter (where not exists (select from passkey where user_account_id = account.id)
             and not exists (select from totp where user_account_id = account.id and confirmed_at is not null))::integer as "withoutFactor"
    from user_account as account where role_id = 1 and active and not demo
  `.execute(db);
  return rows[0] ?? { active: 0, withoutFactor: 0 };
}

/** Checks whether anybody can work in the management area. Without `officeHost` there is none, and nothing to check. */
export function areaProblems(
  { active, withoutFactor }: EditorCounts,
  { officeHost, isTrial, seeds }: { officeHost: string | null; isTrial: boolean; seeds: SeedCounts },
): AreaReport {
  const problems: string[] = [];
  const notes: string[] = [];
  if (officeHost === null) return { problems, notes };
  if (active === 0 && isTrial) notes.push(`Nobody edits yet: npm start prints the welcome address of ${officeHost}.`);
  if (active === 0 && !isTrial)
    problems.push(`No editor can log in at ${officeHost}: npm run accounts -- invite ADDRESS invites the first.`);
  if (withoutFactor > 0)
    problems.push(`Editors without a second factor, who cannot log in until they are invited again: ${withoutFactor} of ${active}.`);
  if (seeds.unreadable > 0)
    problems.push(
      `Authenticator apps whose seed no key reads, so that their codes are refused: ${seeds.unreadable} of ${seeds.all}. Set SECRET_KEY_PREVIOUS to the key of before, or invite these people again.`,
    );
  if (seeds.previous > 0)
    notes.push(`Authenticator apps that still need SECRET_KEY_PREVIOUS, so keep it: ${seeds.previous} of ${seeds.all}. ${SOON}`);
  return { problems, notes };
}

const SOON = "A server re-encrypts their seeds when it starts, and every night.";
