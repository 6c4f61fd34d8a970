import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Answer, Contestant } from "../contestant.ts";
import type { Query } from "../query.ts";
import { startServer } from "./postgres-server.ts";
import { statementsOf, type Statement } from "./postgres-statements.ts";
import { fillTables } from "./postgres-tables.ts";

/** PostgreSQL on the embedded server, tuned for searching, with prepared statements over a Unix socket. */
export async function postgresContestant(catalogue: BenchCatalogue, count: number): Promise<Contestant> {
  const server = await startServer(await mkdtemp(join(tmpdir(), "uitkijk-bench-")));
  const { client } = server;
  try {
    await fillTables(client, catalogue, count);
  } catch (error) {
    await server.close();
    throw error;
  }

  const names = new Map<string, string>();
  const run = (statement: Statement) => client.query<Row>({ name: nameOf(statement, names), ...statement });
  return {
    name: `PostgreSQL ${await versionOf(client)}`,
    unsupported: { dutchText: "knows no compounds" },
    notes: [
      "Embedded server: shared_buffers 4 GB, work_mem 512 MB, two parallel workers, JIT at its own thresholds, no syncing; prepared statements.",
      "GIN over tsvector (dutch) and integer arrays (intarray), with a narrow copy of the table for queries without words; one pass for all counts, one statement for the page.",
      "Its random order is that of a stored column, the same for every seed: the lighter task.",
    ],
    answer: (query) => answer(query, catalogue, run),
    bytesOutside: () => bytesOf(client),
    close: server.close,
  };
}

type Row = { id: number; filter: number; count: number };
type Run = (statement: Statement) => Promise<{ rows: Row[] }>;

async function answer(query: Query, catalogue: BenchCatalogue, run: Run): Promise<Answer> {
  const statements = statementsOf(query, catalogue);
  const [page, counts] = await Promise.all([run(statements.page), run(statements.counts)]);
  const countOf = new Map(counts.rows.map(({ filter, count }) => [filter, count]));
  return {
    ids: page.rows.map(({ id }) => id),
    total: countOf.get(0) ?? 0,
    filterCounts: catalogue.facts.filters.map(({ id }) => ({ filterId: id, count: countOf.get(id) ?? 0 })),
  };
}

function nameOf({ text }: Statement, names: Map<string, string>): string {
  const name = names.get(text) ?? `query_${names.size}`;
  names.set(text, name);
  return name;
}

async function versionOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>("select split_part(current_setting('server_version'), ' ', 1) as version");
  return rows[0]?.version ?? "";
}

async function bytesOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_total_relation_size('activity') + pg_total_relation_size('activity_with_words') as bytes",
  );
  return Number(rows[0]?.bytes);
}
