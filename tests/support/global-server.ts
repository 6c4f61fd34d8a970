import type { TestProject } from "vitest/node";
import { emptyLandings } from "./empty-landings.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Port of the product of this run, for the local host of each brand. */
    port: number;
  }
}

/** Starts the product once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await emptyLandings(server);
  project.provide("port", server.port);
  return server.stop;
}
