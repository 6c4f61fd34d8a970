import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Membership } from "../permissions/actor.ts";

export const ACCOUNT_STATES = ["ACTIVE", "INVITED", "DEACTIVATED"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The state of a row of the table `account`, in SQL. */
export const accountState = sql<AccountState>`
  case when account.active then 'ACTIVE' when account.deactivated_at is null then 'INVITED' else 'DEACTIVATED' end`;

/** Somebody who can log in; without secrets. */
export type Account = {
  id: number;
  active: boolean;
  /** INVITED: has not yet logged in. */
  state: AccountState;
  firstName: string;
  lastName: string;
  email: string;
  role: "ADMIN" | "USER";
  language: "nl" | "de";
  isDemo: boolean;
  /** Whether single letters work as keys (WCAG 2.1.4). */
  hasLetterKeys: boolean;
  organisations: Membership[];
  /** Null stands for all brands. */
  platformIds: number[] | null;
};

/** The columns of an account, for queries that name the table `account`. */
export const accountColumns = sql`
  account.id, account.active, ${accountState} as state, account.first_name as "firstName", account.last_name as "lastName", account.email,
  case account.role_id when 1 then 'ADMIN' else 'USER' end as role, account.language, account.demo as "isDemo",
  account.letter_keys as "hasLetterKeys",
  (select coalesce(json_agg(json_build_object('organisationId', organisation_id, 'isManager', manager) order by organisation_id), '[]')
   from user_organisation where user_account_id = account.id) as organisations,
  (select array_agg(platform_id::integer order by platform_id) from user_platform where user_account_id = account.id) as "platformIds"`;

/** Null when there is no such account. */
export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const { rows } = await sql<Account>`select ${accountColumns} from user_account as account where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The account of a mail address, in any case; null when there is none. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select ${accountColumns} from user_account as account where lower(email) = lower(${email})
  `.execute(db);
  return rows[0] ?? null;
}

export function fullName({ firstName, lastName }: Pick<Account, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
