import type { ColumnType } from "kysely";

/** A timestamp; read as a Date, written as a Date or ISO 8601 text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type TimestampByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type Timestamps = { created_at: TimestampByDefault; updated_at: TimestampByDefault };

/** A day as `2027-03-01`. */
export type Day = string;

/** Written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
export type JsonByDefault = ColumnType<unknown, string | undefined, string>;
