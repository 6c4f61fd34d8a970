import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { MEMORY_FLAGS } from "../../../scripts/memory-flags.mjs";
import { onCores } from "../servers/on-cores.ts";
import type { PlainRender } from "./plain-render.ts";

/** Measures React alone on this core, with the settings of a server of ours. */
export async function renderApart(html: string, { renders, core }: { renders: number; core: number }): Promise<PlainRender> {
  const [execPath = "", ...execArgv] = onCores([core], [process.execPath, ...MEMORY_FLAGS]);
  const child = fork(join(import.meta.dirname, "plain-render-process.ts"), { execPath, execArgv });
  child.send({ html, renders });
  const [told] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof told !== "object" || told === null) throw new Error("React alone ended without a figure.");
  return told;
}
