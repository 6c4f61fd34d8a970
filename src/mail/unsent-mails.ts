import { sql } from "kysely";
import { brandOfHost, brands } from "../brands/brands.ts";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { jobsWithPayload } from "../database/private-jobs.ts";
import { MAX_ATTEMPTS } from "./queue-mail.ts";

/** A failed job of the queue: a mail or another task. Holds no personal data. */
export type Unsent = {
  id: number;
  brand: Brand;
  /** The mail and the ids of its rows: `quote-to-provider (quoteRequestId 12)`. */
  what: string;
  since: Date;
  tries: number;
  /** Null when no attempts are left. */
  nextTry: Date | null;
  lastError: string | null;
};

/** `dead` has failed all attempts, `waiting` at least one. */
export type UnsentState = "dead" | "waiting";

/** Oldest first, at most `limit`. */
export async function unsentMails(db: Db, state: UnsentState, { limit = 1_000 } = {}): Promise<Unsent[]> {
  const { rows } = await sql<Row>`
    select job.id, job.task, job.payload, job.created_at as since, job.attempts as tries, job.last_error as "lastError",
      case when ${isDead} then null else job.run_at end as "nextTry"
    from ${jobsWithPayload} as job
    where ${state === "dead" ? isDead : isWaiting}
    order by job.id
    limit ${limit}
  `.execute(db);
  return rows.map(({ task, payload, ...job }) => ({ ...job, brand: brandOf(payload), what: whatOf(task, payload) }));
}

/** Resets the attempts of jobs and schedules them now, except those that a worker is running; returns their ids. */
export async function retryMails(db: Db, which: number[] | "all"): Promise<number[]> {
  const chosen = which === "all" ? sql`(${isDead} or ${isWaiting})` : sql`job.id = any(${which}::bigint[])`;
  const { rows } = await sql<{ id: number }>`
    select id
    from graphile_worker.reschedule_jobs(
      (select array_agg(job.id) from ${jobsWithPayload} as job where ${chosen}),
      run_at => now(), attempts => 0, max_attempts => ${MAX_ATTEMPTS}::integer)
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

type Row = Omit<Unsent, "brand" | "what"> & { task: string; payload: unknown };

const isDead = sql<boolean>`(job.attempts >= job.max_attempts and job.locked_at is null)`;
const isWaiting = sql<boolean>`(job.attempts between 1 and job.max_attempts - 1)`;

function whatOf(task: string, payload: unknown): string {
  const entries = payload instanceof Object ? Object.entries(payload) : [];
  const mail = entries.find(([name]) => name === "mail")?.[1];
  const rows = entries.filter(([name]) => name.endsWith("Id") && name !== "requestId").map(([name, id]) => `${name} ${id}`);
  return `${typeof mail === "string" ? mail : task}${rows.length > 0 ? ` (${rows.join(", ")})` : ""}`;
}

/** The brand of the platform id or of the origin, else the default brand. */
function brandOf(payload: unknown): Brand {
  const platformId = payload instanceof Object && "platformId" in payload ? payload.platformId : null;
  const numbered = brands.find(({ id }) => id === platformId);
  if (numbered) return numbered;
  const origin = payload instanceof Object && "origin" in payload ? String(payload.origin) : "";
  return brandOfHost(URL.parse(origin)?.hostname ?? "");
}
