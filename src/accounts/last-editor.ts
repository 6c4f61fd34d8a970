import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { isPerson, type Actor } from "../permissions/actor.ts";
import { findAccountByEmail, type Account } from "./account.ts";
import { lockPeople } from "./lock-people.ts";

type Editor = Pick<Account, "id" | "role" | "platformIds" | "state" | "isDemo">;

/** Whether somebody is the only active editor of all brands; demo accounts do not count. Only valid after `lockPeople`. */
export async function isLastEditor(transaction: Db, { id, role, platformIds, state, isDemo }: Editor): Promise<boolean> {
  if (role !== "ADMIN" || platformIds !== null || state !== "ACTIVE" || isDemo) return false;
  const { rows } = await sql`
    select from user_account as account
    where role_id = 1 and active and not demo and id <> ${id} and not exists (select from user_platform where user_account_id = account.id)
    limit 1
  `.execute(transaction);
  return rows.length === 0;
}

/** `own-account`: nobody removes themselves. `last-editor`: no editor of all brands would be left who can log in. */
export type KeptBecause = "own-account" | "last-editor";

/**
 * Why the account of a mail address may not be removed; null when it may, or there is none. It stays so until the transaction ends: other
 * changes of people wait.
 */
export async function whyKept(transaction: Db, { address, actor }: { address: string; actor: Actor }): Promise<KeptBecause | null> {
  await lockPeople(transaction);
  const account = await findAccountByEmail(transaction, address);
  if (!account) return null;
  if (isPerson(actor) && actor.accountId === account.id) return "own-account";
  return (await isLastEditor(transaction, account)) ? "last-editor" : null;
}
