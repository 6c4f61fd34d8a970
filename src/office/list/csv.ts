import { stringify } from "csv-stringify/sync";
import type { Answer } from "../http/answer.ts";
import { HOUSE_TIME_ZONE } from "../house-time.ts";

/** A null is an empty cell. */
export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number | null };

export type CsvFile<Row> = {
  /** Without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Written one after the other, so that a long list takes little memory. */
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

/**
 * Excel reads UTF-8 by its mark, and in Dutch and German it splits at semicolons. Every text is quoted, so that a program which splits at
 * commas makes no new cells, and so no formulas, of a text.
 */
const FORMAT = { delimiter: ";", quoted_string: true, escape_formulas: true, record_delimiter: "windows" } as const;

/** A CSV file to download. What begins like a formula gets an apostrophe, so that a spreadsheet shows it as text. */
export function csvFile<Row>({ name, columns, pages }: CsvFile<Row>): NonNullable<Answer> {
  const body = streamOf(linesOf(columns, pages));
  return { file: { name: `${name}.csv`, type: "text/csv; charset=utf-8", body } };
}

/** A time in a cell, which spreadsheets read as one: `2027-05-11 12:00`. */
export function csvTime(time: Date): string {
  return format.format(time);
}

/** The Swedish way to write a time is that of ISO 8601. */
const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: HOUSE_TIME_ZONE });

/** Reads on when the browser has taken what was read; ends the reading when it goes away. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await lines.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* linesOf<Row>(columns: CsvFile<Row>["columns"], pages: CsvFile<Row>["pages"]): AsyncGenerator<string> {
  yield stringify([columns.map(({ title }) => title)], { ...FORMAT, bom: true });
  for await (const rows of pages) {
    yield stringify(
      rows.map((row) => columns.map(({ value }) => value(row))),
      FORMAT,
    );
  }
}
