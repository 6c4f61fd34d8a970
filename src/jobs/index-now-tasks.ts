import { parseCronItems, type TaskList } from "graphile-worker";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { submitToIndexNow, type IndexNow } from "../seo/index-now/index-now-call.ts";
import { recordPageChanges } from "../seo/index-now/record-page-changes.server.ts";
import { INDEX_NOW_QUEUE, RECORD_CHANGES_TASK, SUBMIT_CHANGES_TASK, submitJob } from "../seo/index-now/queue-submission.server.ts";
import { submitChangedPages } from "../seo/index-now/submit-changed-pages.server.ts";

export type IndexNowOptions = { db: Db; indexNow: IndexNow | null; brands: readonly Brand[]; log: (line: string) => void };

/** Every minute, so that an editor's changes are submitted together. */
export const indexNowSchedule = parseCronItems([
  { task: RECORD_CHANGES_TASK, match: "* * * * *", options: { queueName: INDEX_NOW_QUEUE, jobKey: RECORD_CHANGES_TASK } },
]);

/** Submits changed pages of the brands with a domain to search engines; logs a refusal once, until they accept again. */
export function indexNowTasks({ db, indexNow, brands, log }: IndexNowOptions): TaskList {
  if (indexNow === null) return {};
  const open = brands.filter(({ domain }) => domain !== null);
  let refusedWith: number | null = null;
  return {
    [RECORD_CHANGES_TASK]: () => recordPageChanges(db, open),
    [SUBMIT_CHANGES_TASK]: async (payload, { abortSignal }) => {
      const { platform } = submitJob.parse(payload);
      const brand = open.find(({ id }) => id === platform);
      if (!brand) return;
      const outcome = await submitChangedPages(db, brand, {
        submit: (changed) => submitToIndexNow(indexNow, changed, { signal: abortSignal }),
      });
      const status = outcome.kind === "refused" ? outcome.status : null;
      if (status !== null && status !== refusedWith)
        log(`jobs: IndexNow answered ${status}: no pages are submitted until INDEXNOW_KEY and the domains are correct`);
      refusedWith = status;
    },
  };
}
