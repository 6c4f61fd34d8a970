import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { hashOf, newSecret } from "./secret.ts";

/** The one-time address of the first editor, while nobody has logged in (specification 4 §13). Lives in the memory of one process. */
export type Welcome = {
  /** The last part of the address; it is printed at start. */
  secret: string;
  /** Whether the address still works, and is this one. */
  isValid(secret: string): boolean;
  use(): void;
};

/** A new address at each start. */
export function openWelcome(): Welcome {
  const secret = newSecret();
  const hash = hashOf(secret);
  let isUsed = false;
  return { secret, isValid: (given) => !isUsed && timingSafeEqual(hash, hashOf(given)), use: () => void (isUsed = true) };
}

/** Whether an editor has ever logged in; demo accounts do not count. */
export async function hasEditor(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from user_account where role_id = 1 and active and not demo) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}
