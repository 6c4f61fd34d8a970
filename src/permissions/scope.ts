import { sql, type RawBuilder } from "kysely";
import { isPerson, type Actor } from "./actor.ts";

/**
 * The rows that an actor can see at all: of these brands, and of these organisations; null stands for all. `accountId` is the account of a
 * person, who sees their own lines of the log, of every brand and of none.
 */
export type Scope = {
  platformIds: readonly number[] | null;
  organisationIds: readonly number[] | null;
  accountId?: number;
};

export const EVERYTHING: Scope = { platformIds: null, organisationIds: null };
const NOTHING: Scope = { platformIds: [], organisationIds: [] };

/** Every query of the management area starts from the scope of its actor: a row outside it is answered as a missing one. */
export function scopeOf(actor: Actor): Scope {
  if (actor.kind === "OPERATOR" || actor.kind === "SYSTEM") return EVERYTHING;
  if (!isPerson(actor)) return NOTHING;
  const { accountId } = actor;
  if (actor.kind === "ADMIN") return { platformIds: actor.platformIds, organisationIds: null, accountId };
  // No brand as a whole: what a provider sees follows from the organisations alone.
  return { platformIds: [], organisationIds: actor.organisations.map(({ organisationId }) => organisationId), accountId };
}

/** The scope without the brands other than this one, and without the person's own lines, which may be of others. */
export function narrowed({ accountId, ...scope }: Scope, platformId: number | null): Scope {
  if (platformId === null) return accountId === undefined ? scope : { ...scope, accountId };
  return { ...scope, platformIds: isIn(scope.platformIds, platformId) ? [platformId] : [] };
}

/** The condition that a row is of a brand of the scope. `column` is a column of our own code, such as `activity.platform_id`. */
export function ofBrandIn({ platformIds }: Scope, column: string): RawBuilder<boolean> {
  if (platformIds === null) return sql`true`;
  const [only, ...others] = platformIds;
  // With one brand an index on brand and time also gives the order.
  if (only !== undefined && others.length === 0) return sql`${sql.ref(column)} = ${only}`;
  return sql`${sql.ref(column)} = any(${[...platformIds]}::integer[])`;
}

/** Whether a brand is in the scope; rows of no brand are for people with all brands. */
export function isBrandIn({ platformIds }: Scope, platformId: number | null): boolean {
  return platformIds === null || (platformId !== null && platformIds.includes(platformId));
}

function isIn(ids: readonly number[] | null, id: number): boolean {
  return ids === null || ids.includes(id);
}
