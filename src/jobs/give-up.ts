import type { JobHelpers } from "graphile-worker";

/** Makes the try at work the last one of its job: it is dead when it fails, at once and visibly. */
export async function giveUp({ job, withPgClient }: Pick<JobHelpers, "job" | "withPgClient">): Promise<void> {
  // Its own function for this refuses a job that is being worked on.
  await withPgClient((client) => client.query("update graphile_worker._private_jobs set max_attempts = attempts where id = $1", [job.id]));
}
