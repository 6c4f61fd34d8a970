import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import type { Scope } from "../permissions/scope.ts";
import { accountState, type Account, type AccountState } from "./account.ts";

/** Somebody as colleagues see them. */
export type Colleague = Pick<Account, "id" | "firstName" | "lastName" | "email" | "role" | "language" | "isDemo" | "state"> & {
  /** Of an editor null for all; of others the brands of their organisations. */
  platformIds: number[] | null;
  /** Of the last request or act. */
  seenAt: Date | null;
};

export type PeopleFilter = { role?: Account["role"] | undefined; state?: AccountState | undefined; text?: string | undefined };

/** The people of a scope, by last name: those with one of its brands, those with all brands, and those without any. */
export async function listPeople(
  db: Db,
  scope: Scope,
  { filter, limit, offset = 0 }: { filter: PeopleFilter; limit: number; offset?: number },
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    ${selection} where ${conditionsOf(scope, filter)} order by lower(account.last_name), account.id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** The number of people, at most `most`. */
export async function countPeople(db: Db, scope: Scope, { filter, most }: { filter: PeopleFilter; most: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from user_account as account where ${conditionsOf(scope, filter)} limit ${most}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Null when there is no such person, or none in the scope. */
export async function findColleague(db: Db, scope: Scope, id: number): Promise<Colleague | null> {
  const { rows } = await sql<Colleague>`${selection} where account.id = ${id} and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** Somebody to choose from a list. */
export type PersonName = Pick<Colleague, "id" | "firstName" | "lastName">;

/** More are no choice. */
const MOST_EDITORS = 200;

/** The editors of a scope, by last name, to choose one of them. */
export async function listEditors(db: Db, scope: Scope): Promise<PersonName[]> {
  const { rows } = await sql<PersonName>`
    select account.id, account.first_name as "firstName", account.last_name as "lastName" from user_account as account
    where account.role_id = 1 and ${inScope(scope)} order by lower(account.last_name), account.id limit ${MOST_EDITORS}
  `.execute(db);
  return rows;
}

const brandsOfEditor = sql`(select array_agg(platform_id::integer order by platform_id) from user_platform where user_account_id = account.id)`;
const brandsOfOrganisations = sql`coalesce((
  select array_agg(distinct organisation.platform_id::integer) from user_organisation join organisation on organisation.id = organisation_id
  where user_account_id = account.id), '{}')`;
const brandsOf = sql<number[] | null>`case account.role_id when 1 then ${brandsOfEditor} else ${brandsOfOrganisations} end`;

const selection = sql`
  select account.id, account.first_name as "firstName", account.last_name as "lastName", account.email, account.language,
         case account.role_id when 1 then 'ADMIN' else 'USER' end as role, account.demo as "isDemo", ${accountState} as state,
         ${brandsOf} as "platformIds",
         greatest((select max(seen_at) from session where user_account_id = account.id),
                  (select at from audit where actor_id = account.id order by id desc limit 1)) as "seenAt"
  from user_account as account`;

function inScope({ platformIds }: Scope): RawBuilder<boolean> {
  if (platformIds === null) return sql`true`;
  return sql`(${brandsOf} is null or ${brandsOf} = '{}' or ${brandsOf} && ${[...platformIds]}::integer[])`;
}

function conditionsOf(scope: Scope, { role, state, text }: PeopleFilter): RawBuilder<unknown> {
  const pattern = text && `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const conditions = [
    inScope(scope),
    role && sql`account.role_id = ${role === "ADMIN" ? 1 : 2}`,
    // The second condition is that of an index: few accounts are inactive.
    state && (state === "ACTIVE" ? sql`account.active` : sql`${accountState} = ${state} and not account.active`),
    pattern && sql`lower(account.first_name || ' ' || account.last_name || ' ' || account.email) like ${pattern}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== ""),
    sql` and `,
  );
}
