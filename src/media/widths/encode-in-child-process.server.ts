import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import * as z from "zod/mini";
import type { MadeWidth } from "./encode.server.ts";

/** As seen from the folder of the project, in which the server runs. */
const PROGRAM = "src/media/widths/encoder-process.server.ts";
/** The largest that is kept takes five seconds alone, and on a busy machine several times that. */
const TIME_LIMIT_MS = 180_000;

const message = z.union([
  z.object({ made: z.object({ width: z.int(), format: z.enum(["avif", "webp"]), bytes: z.instanceof(Uint8Array) }) }),
  z.object({ placeholder: z.nullable(z.string()) }),
]);

type Order = { widths: readonly number[]; signal?: AbortSignal; keep: (made: MadeWidth) => Promise<void> };

/**
 * Makes the widths of a picture in a process of its own, behind everything else that the machine does, and hands each to
 * `keep`. Answers the placeholder. Rejects when that process ends early, takes too long, or `keep` rejects.
 */
export async function encodeInChildProcess(webp: Uint8Array, { widths, signal, keep }: Order): Promise<string | null> {
  const child = fork(PROGRAM, { serialization: "advanced", execArgv: [], env: {}, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const stopped = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT_MS), ...(signal ? [signal] : [])]);
  const kill = () => child.kill("SIGKILL");
  stopped.addEventListener("abort", kill, { once: true });
  if (stopped.aborted) kill();

  let kept = Promise.resolve();
  child.on("message", (text) => {
    const { data: said, error } = message.safeParse(text);
    if (error) return reject(error);
    if ("placeholder" in said) return void kept.then(() => resolve(said.placeholder), reject);
    kept = kept.then(() => keep(said.made));
    kept.catch(reject);
  });
  child.on("error", reject);
  child.once("exit", (code) => {
    // What it said last may still be on its way to the store.
    if (code !== 0) reject(new Error(`The process that makes widths ended with ${code ?? "a kill"}.`));
  });
  child.once("spawn", () => {
    if (child.pid) standBack(child.pid);
    child.send({ webp, widths });
  });
  return promise.finally(() => {
    stopped.removeEventListener("abort", kill);
    kill();
  });
}

function standBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, which its exit tells.
  }
}
