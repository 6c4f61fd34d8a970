import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../tests/support/server.ts";
import { readText } from "../read-text.ts";
import type { CopiedPage } from "./copied-page.ts";
import { onCores } from "./on-cores.ts";
import { start, type Started } from "./started.ts";

/** Starts a bare `node:http` server that sends the same headers and bytes. */
export async function startBare(page: CopiedPage, { folder, cores }: { folder: string; cores: readonly number[] }): Promise<Started> {
  const port = await freePort();
  const file = join(folder, "page.json");
  await writeFile(file, JSON.stringify(page));
  const command = onCores(cores, [process.execPath, join(import.meta.dirname, "bare-process.ts"), String(port), file]);
  return start({ name: "bare node:http", command, port, isUp: async () => (await readText({ port, brand: "nl", path: "/" })) !== "" });
}
