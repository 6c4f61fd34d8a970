import type { JobHelpers } from "graphile-worker";
import { MAKE_LAST_ATTEMPT } from "../database/private-jobs.ts";

/** Makes the running attempt the last one of its job: when it fails, the job is dead without further retries. */
export async function giveUp({ job, withPgClient }: Pick<JobHelpers, "job" | "withPgClient">): Promise<void> {
  await withPgClient((client) => client.query(MAKE_LAST_ATTEMPT, [job.id]));
}
