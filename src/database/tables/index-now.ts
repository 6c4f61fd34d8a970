import type { ColumnType, Generated } from "kysely";

/** `kind` and `id` as in the table `change`. */
export type ToldPageTable = { kind: string; id: number; platform_id: number; path: string };

export type UntoldPageTable = { platform_id: number; path: string; noted: ColumnType<number, never, number> };

/** One row at most; `horizon` is an xid8, as text. */
export type ToldUntilTable = { one: Generated<boolean>; horizon: string };
