import { fork } from "node:child_process";
import { once } from "node:events";

/** Relative to the checkout, in which the server runs. */
const PROGRAM = "scripts/fill.ts";

/** What the child process fills: `isTrial` adds invented submissions and figures for trying the management area. */
export type Filling = { databaseUrl: string; isTrial: boolean };

/**
 * Fills the database at `databaseUrl` with the starter content in a child process: reading all content takes 100 MB that the
 * server would not free. The URL is sent as a message, because every user of the machine can read arguments.
 * Rejects when the child failed, which prints the reason, or when `signal` stops it.
 */
export async function fillInChildProcess(
  databaseUrl: string,
  { isTrial = false, signal }: { isTrial?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const child = fork(PROGRAM, { signal });
  child.send({ databaseUrl, isTrial } satisfies Filling);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The starter content could not be filled in.");
}
