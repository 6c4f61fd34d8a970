import { sql } from "kysely";
import type { BrandKey } from "../../src/brands/brand.ts";
import type { Db } from "../../src/database/open.ts";
import { createSecrets } from "../../src/crypto/secrets.ts";
import type { LinkSite } from "../../src/submissions/newsletter/confirm.server.ts";
import type { Sender } from "../../src/submissions/once/submit-once.server.ts";
import { siteWith } from "./quotes.ts";

export const READER = { name: "Anna de Vries", email: "anna@korenbloem.example" };

/** Shared by all sites of a test. */
export const SECRETS = createSecrets("the secret key of all tests, which is no secret");

/** A brand that accepts subscriptions and opens mailed links. */
export function newsletterOf(key: BrandKey): Sender & LinkSite {
  return { ...siteWith(key), secrets: SECRETS };
}

/** The queued jobs, oldest first. */
export async function queued(db: Db): Promise<{ task: string; payload: Record<string, unknown> }[]> {
  const { rows } = await sql<{ task: string; payload: Record<string, unknown> }>`
    select tasks.identifier as task, jobs.payload
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    order by jobs.id
  `.execute(db);
  return rows;
}

/** The names of the queued mails. */
export async function queuedMails(db: Db): Promise<unknown[]> {
  return (await queued(db)).filter(({ task }) => task === "send-mail").map(({ payload }) => payload["mail"]);
}
