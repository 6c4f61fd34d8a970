import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import * as z from "zod/mini";
import type { MadeWidth } from "./encode.server.ts";

/** Relative to the project folder, in which the server runs. */
const PROGRAM = "src/media/widths/encoder-process.server.ts";
/** The largest stored picture takes five seconds on an idle machine, and several times that on a busy one. */
const TIMEOUT_MS = 180_000;

const message = z.union([
  z.object({ made: z.object({ width: z.int(), format: z.enum(["avif", "webp"]), bytes: z.instanceof(Uint8Array) }) }),
  z.object({ placeholder: z.nullable(z.string()) }),
]);

type EncodeOptions = { widths: readonly number[]; signal?: AbortSignal; save: (made: MadeWidth) => Promise<void> };

/**
 * Makes the widths of a picture in a child process of low priority, and passes each to `save`. Returns the placeholder. Rejects if the
 * process ends early or times out, or if `save` rejects.
 */
export async function encodeInChildProcess(webp: Uint8Array, { widths, signal, save }: EncodeOptions): Promise<string | null> {
  const child = fork(PROGRAM, { serialization: "advanced", execArgv: [], env: {}, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const stopped = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]);
  const kill = () => child.kill("SIGKILL");
  stopped.addEventListener("abort", kill, { once: true });
  if (stopped.aborted) kill();

  let saved = Promise.resolve();
  child.on("message", (raw) => {
    const { data, error } = message.safeParse(raw);
    if (error) return reject(error);
    if ("placeholder" in data) return void saved.then(() => resolve(data.placeholder), reject);
    saved = saved.then(() => save(data.made));
    saved.catch(reject);
  });
  child.on("error", reject);
  child.once("exit", (code) => {
    // After a normal exit the last messages may still be processed.
    if (code !== 0) reject(new Error(`The process that makes widths ended with ${code ?? "a kill"}.`));
  });
  child.once("spawn", () => {
    if (child.pid) lowerPriority(child.pid);
    child.send({ webp, widths });
  });
  return promise.finally(() => {
    stopped.removeEventListener("abort", kill);
    kill();
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended already; the exit handler deals with it.
  }
}
