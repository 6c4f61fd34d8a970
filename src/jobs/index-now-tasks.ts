import { parseCronItems, type TaskList } from "graphile-worker";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { tellIndexNow, type IndexNow } from "../seo/index-now/index-now-call.ts";
import { noteChanges } from "../seo/index-now/note-changes.server.ts";
import { INDEX_NOW_QUEUE, NOTE_CHANGES, TELL_CHANGES, tellJob } from "../seo/index-now/queue-telling.server.ts";
import { tellChanges } from "../seo/index-now/tell-changes.server.ts";

export type IndexNowOptions = { db: Db; indexNow: IndexNow | null; brands: readonly Brand[]; log: (line: string) => void };

/** Every minute, so that an editor's changes are submitted together. */
export const indexNowSchedule = parseCronItems([
  { task: NOTE_CHANGES, match: "* * * * *", options: { queueName: INDEX_NOW_QUEUE, jobKey: NOTE_CHANGES } },
]);

/** Submits changed pages of the brands with a domain to search engines; logs a refusal once, until they accept again. */
export function indexNowTasks({ db, indexNow, brands, log }: IndexNowOptions): TaskList {
  if (indexNow === null) return {};
  const open = brands.filter(({ domain }) => domain !== null);
  let refusedWith: number | null = null;
  return {
    [NOTE_CHANGES]: () => noteChanges(db, open),
    [TELL_CHANGES]: async (payload, { abortSignal }) => {
      const { platform } = tellJob.parse(payload);
      const brand = open.find(({ id }) => id === platform);
      if (!brand) return;
      const outcome = await tellChanges(db, brand, { tell: (changed) => tellIndexNow(indexNow, changed, { signal: abortSignal }) });
      const status = outcome.kind === "refused" ? outcome.status : null;
      if (status !== null && status !== refusedWith)
        log(`jobs: IndexNow answered ${status}: no pages are submitted until INDEXNOW_KEY and the domains are correct`);
      refusedWith = status;
    },
  };
}
