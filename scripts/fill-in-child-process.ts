import { fork } from "node:child_process";
import { once } from "node:events";

/** As seen from the folder of the project, in which the server runs. */
const PROGRAM = "scripts/fill.ts";

/**
 * Fills the database at `databaseUrl` with the starter content in a process of its own: reading all content takes 100 MB
 * that a server would keep. The address goes by message: arguments can be read by every user of the machine.
 * Rejects when the filling failed, which has said why, and when `signal` ends it.
 */
export async function fillInChildProcess(databaseUrl: string, signal?: AbortSignal): Promise<void> {
  const child = fork(PROGRAM, { signal });
  child.send(databaseUrl);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The starter content could not be filled in.");
}
