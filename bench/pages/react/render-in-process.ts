import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { MEMORY_FLAGS } from "../../../scripts/memory-flags.mjs";
import { onCores } from "../servers/on-cores.ts";
import type { PlainRender } from "./plain-render.ts";

/** Measures React alone in its own process on this core, with the Node options of our server. */
export async function renderInProcess(html: string, { renders, core }: { renders: number; core: number }): Promise<PlainRender> {
  const [execPath = "", ...execArgv] = onCores([core], [process.execPath, ...MEMORY_FLAGS]);
  const child = fork(join(import.meta.dirname, "plain-render-process.ts"), { execPath, execArgv });
  child.send({ html, renders });
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof message !== "object" || message === null) throw new Error("The rendering process ended without an outcome.");
  return message;
}
