import { stringify } from "csv-stringify/sync";
import type { Answer } from "../http/answer.ts";

/** Columns by their heading. */
type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/**
 * Rows as a CSV that spreadsheets open as it is: with semicolons, which those of the Netherlands and Germany expect, a mark for UTF-8, and
 * without formulas (CWE-1236).
 */
export function csvOf<Row>(rows: readonly Row[], columns: CsvColumns<Row>): string {
  const lines = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return stringify([Object.keys(columns), ...lines], { bom: true, delimiter: ";", escape_formulas: true, record_delimiter: "windows" });
}

/** The answer that downloads it. */
export function csvFile<Row>(name: string, rows: readonly Row[], columns: CsvColumns<Row>): Answer {
  return { file: { name: `${name}.csv`, type: "text/csv; charset=utf-8", body: csvOf(rows, columns) } };
}
