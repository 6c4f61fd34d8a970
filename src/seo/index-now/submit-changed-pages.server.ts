import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { ChangedPages, SubmissionOutcome } from "./index-now-call.ts";

/** The limit of IndexNow per request. */
const MAX_ADDRESSES = 10_000;

type Submit = (changed: ChangedPages) => Promise<SubmissionOutcome>;
export type Submission = { submit: Submit; most?: number };

/**
 * Submits the recorded pages of a brand and deletes their records. Refused pages stay recorded and are submitted with the
 * next change. A brand without a domain submits nothing. Throws when the queue must retry.
 */
export async function submitChangedPages(
  db: Db,
  { id, domain }: Pick<Brand, "id" | "domain">,
  { submit, most = MAX_ADDRESSES }: Submission,
): Promise<SubmissionOutcome> {
  if (domain === null) return { kind: "accepted" };
  for (;;) {
    const pages = await db
      .selectFrom("untold_page")
      .where("platform_id", "=", id)
      .select(["path", "noted"])
      .orderBy("noted")
      .limit(most)
      .execute();
    if (pages.length === 0) return { kind: "accepted" };

    const outcome = await submit({ host: domain, urls: pages.map(({ path }) => `https://${domain}${path}`) });
    if (outcome.kind === "refused") return outcome;
    const [paths, noted] = [pages.map((page) => page.path), pages.map((page) => page.noted)];
    await sql`
      delete from untold_page using unnest(${paths}::text[], ${noted}::bigint[]) as submitted (path, noted)
      where platform_id = ${id} and untold_page.path = submitted.path and untold_page.noted = submitted.noted`.execute(db);
  }
}
