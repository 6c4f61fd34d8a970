import { sql } from "kysely";

/** The one rule for what visitors see of `activity`: approved, active and not an edit copy (decisions, Behaviour). */
export const isPublic = sql<boolean>`(activity.approved and activity.status = 'ACTIVE' and not activity.is_edit_copy)`;
