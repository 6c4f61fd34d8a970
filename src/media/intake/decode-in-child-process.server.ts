import { fork, type ChildProcess } from "node:child_process";
import * as z from "zod/mini";
import { STORED_SIZE } from "./stored-size.ts";
import type { ReadPicture } from "./read-picture.server.ts";

/** Relative to the project folder, in which the server runs. */
const PROGRAM = "src/media/intake/decoder-process.server.ts";
/** Ordinary pictures take 0.2 s. */
const TIME_LIMIT_MS = 10_000;
/** An idle process ends, to free its memory. */
const IDLE_MS = 30_000;
/**
 * Large pictures leave memory allocated; above this RSS the next one gets a new process. The heaviest accepted picture needs about
 * 200 MB more: with a limit of 120 MB the process reached 304 MB in a test.
 */
const RETIRE_ABOVE_BYTES = 96 * 1024 * 1024;

/** Twice the size of a picture of noise with the largest dimensions. */
const MAX_WEBP_BYTES = 16 * 1024 * 1024;
const side = (max: number) => z.int().check(z.gte(1), z.lte(max));
const picture = z.object({
  webp: z.instanceof(Uint8Array).check(z.refine(({ length }) => length <= MAX_WEBP_BYTES)),
  width: side(STORED_SIZE.width),
  height: side(STORED_SIZE.height),
});
/** The child process has parsed untrusted pictures, so its messages are validated. */
const decodedMessage = z.object({
  decoded: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("decoded"), picture }),
    z.object({ kind: z.enum(["not-a-picture", "too-small", "too-many-pixels", "too-complex", "broken"]) }),
  ]),
  rssBytes: z.int(),
});

let decoder: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Validates and decodes a picture in a child process, which is reused. A picture that crashes the process or exceeds the time limit is
 * "broken". Call for one picture at a time. Rejects if the process cannot be started.
 */
export async function decodeInChildProcess(bytes: Uint8Array): Promise<ReadPicture> {
  clearTimeout(idle);
  const running = runningDecoder();
  try {
    // An idle process may have died without this process noticing yet.
    const decoded = running && (await decodeWithTimeout(running, bytes).catch(() => "died" as const));
    return decoded && decoded !== "died" ? decoded : orBroken(await decodeWithTimeout(newDecoder(), bytes));
  } finally {
    idle = setTimeout(endDecoder, IDLE_MS).unref();
  }
}

function orBroken(decoded: ReadPicture | "died"): ReadPicture {
  return decoded === "died" ? { kind: "broken" } : decoded;
}

async function decodeWithTimeout(child: ChildProcess, bytes: Uint8Array): Promise<ReadPicture | "died"> {
  let isLate = false;
  const timeout = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, TIME_LIMIT_MS);
  const decoded = await decodeBy(child, bytes).finally(() => clearTimeout(timeout));
  return isLate ? orBroken(decoded) : decoded;
}

async function decodeBy(child: ChildProcess, bytes: Uint8Array): Promise<ReadPicture | "died"> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadPicture | "died">();
  const answered = (message: unknown) => {
    const { data } = decodedMessage.safeParse(message);
    if (!data || data.rssBytes > RETIRE_ABOVE_BYTES) endDecoder();
    resolve(data?.decoded ?? { kind: "broken" });
  };
  const ended = (code: number | null) => {
    if (code === null) resolve("died");
    else reject(new Error(`The process that decodes pictures ended with code ${code}.`));
  };
  child.once("message", answered).once("exit", ended).once("error", reject);
  keepAlive(child);
  child.send(bytes, (error) => error && reject(error));
  return promise.finally(() => {
    child.off("message", answered).off("exit", ended).off("error", reject);
    allowExit(child);
  });
}

/** The current child process, unless it is known to have ended. */
function runningDecoder(): ChildProcess | null {
  return decoder?.connected && decoder.exitCode === null && decoder.signalCode === null ? decoder : null;
}

/**
 * One malloc arena and small V8 semi-spaces keep the process at 94 MB after a picture. With the defaults it is at 107 MB, above the
 * limit, so each picture would need a new process, and starting one costs the server more than the picture does.
 */
const LOW_MEMORY = { execArgv: ["--optimize-for-size", "--max-semi-space-size=1"], env: { MALLOC_ARENA_MAX: "1" } };

/** Starts a child process without environment secrets. */
function newDecoder(): ChildProcess {
  const child = fork(PROGRAM, { serialization: "advanced", ...LOW_MEMORY, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  // Calls that wait have their own handler; errors of an idle process are ignored.
  child.on("error", () => {});
  decoder = child;
  return child;
}

/** Keeps the server running while a picture is decoded; an idle decoder does not prevent its exit. */
function keepAlive(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function allowExit(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function endDecoder(): void {
  if (decoder?.connected) decoder.disconnect();
  decoder = null;
}
