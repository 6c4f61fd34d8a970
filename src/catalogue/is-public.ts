import { sql, type RawBuilder } from "kysely";

/** The one rule for what visitors see of `activity`: approved, active and not an edit copy (decisions, Behaviour). */
export const isPublic = isPublicIn("activity");

/** The same rule, where a query calls the table otherwise. */
export function isPublicIn(table: string): RawBuilder<boolean> {
  const [approved, status, isEditCopy] = ["approved", "status", "is_edit_copy"].map((column) => sql.ref(`${table}.${column}`));
  return sql<boolean>`(${approved} and ${status} = 'ACTIVE' and not ${isEditCopy})`;
}
