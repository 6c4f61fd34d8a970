import type { JobHelpers } from "graphile-worker";
import { MAKE_LAST_ATTEMPT } from "../database/private-jobs.ts";

/** Makes the try at work the last one of its job: it is dead when it fails, at once and visibly. */
export async function giveUp({ job, withPgClient }: Pick<JobHelpers, "job" | "withPgClient">): Promise<void> {
  await withPgClient((client) => client.query(MAKE_LAST_ATTEMPT, [job.id]));
}
