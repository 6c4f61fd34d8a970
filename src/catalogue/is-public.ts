import { sql, type RawBuilder } from "kysely";

/** The one rule for which rows of `activity` are public: approved, active and not an edit copy (specification 3, Behaviour). */
export const isPublic = isPublicIn("activity");

/** The same rule, for a query with an alias for the table. */
export function isPublicIn(table: string): RawBuilder<boolean> {
  const [approved, status, isEditCopy] = ["approved", "status", "is_edit_copy"].map((column) => sql.ref(`${table}.${column}`));
  return sql<boolean>`(${approved} and ${status} = 'ACTIVE' and not ${isEditCopy})`;
}
