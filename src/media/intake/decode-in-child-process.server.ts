import { fork, type ChildProcess } from "node:child_process";
import * as z from "zod/mini";
import { KEPT } from "./stored-size.ts";
import type { ReadPicture } from "./read-picture.server.ts";

/** As seen from the folder of the project, in which the server runs. */
const PROGRAM = "src/media/intake/decoder-process.server.ts";
/** Ordinary pictures take a fifth of a second; what takes longer than this is not an ordinary picture. */
const TIME_LIMIT_MS = 10_000;
/** A process that nobody needs gives its memory back. */
const IDLE_MS = 30_000;
/**
 * Big pictures leave memory behind; above this the next one gets a new process. The heaviest that is let in takes about
 * 200 MB more: with 120 here one run of the tests stood at 304.
 */
const RETIRE_ABOVE_BYTES = 96 * 1024 * 1024;

/** Twice what a picture of noise of that size takes. */
const MOST_WEBP_BYTES = 16 * 1024 * 1024;
const side = (most: number) => z.int().check(z.gte(1), z.lte(most));
const picture = z.object({
  webp: z.instanceof(Uint8Array).check(z.refine(({ length }) => length <= MOST_WEBP_BYTES)),
  width: side(KEPT.width),
  height: side(KEPT.height),
});
/** A process that has read strangers' pictures is believed within bounds. */
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
 * Judges and decodes a picture in a process apart, which lives on for the next one. A picture that kills that process, or takes
 * longer than the limit and is killed with it, is "broken". Ask for one picture at a time. Rejects when no such process
 * can be had.
 */
export async function decodeInChildProcess(bytes: Uint8Array): Promise<ReadPicture> {
  clearTimeout(idle);
  const used = liveDecoder();
  try {
    // One that was idle may have died before it is asked, of which this process hears only then.
    const decoded = used && (await askInTime(used, bytes).catch(() => "died" as const));
    return decoded && decoded !== "died" ? decoded : orBroken(await askInTime(newDecoder(), bytes));
  } finally {
    idle = setTimeout(endDecoder, IDLE_MS).unref();
  }
}

function orBroken(decoded: ReadPicture | "died"): ReadPicture {
  return decoded === "died" ? { kind: "broken" } : decoded;
}

async function askInTime(child: ChildProcess, bytes: Uint8Array): Promise<ReadPicture | "died"> {
  let isLate = false;
  const tooLate = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, TIME_LIMIT_MS);
  const decoded = await askDecoder(child, bytes).finally(() => clearTimeout(tooLate));
  return isLate ? orBroken(decoded) : decoded;
}

async function askDecoder(child: ChildProcess, bytes: Uint8Array): Promise<ReadPicture | "died"> {
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
  hold(child);
  child.send(bytes, (error) => error && reject(error));
  return promise.finally(() => {
    child.off("message", answered).off("exit", ended).off("error", reject);
    letGo(child);
  });
}

/** The process that is there, as far as this one has heard; null without one. */
function liveDecoder(): ChildProcess | null {
  return decoder?.connected && decoder.exitCode === null && decoder.signalCode === null ? decoder : null;
}

/**
 * With one arena for malloc and small spaces of V8 the process stands at 94 MB after a picture, and at 107 without: then each picture
 * would need a new one, and starting it costs the process that answers more than the picture does.
 */
const THRIFTY = { execArgv: ["--optimize-for-size", "--max-semi-space-size=1"], env: { MALLOC_ARENA_MAX: "1" } };

/** A new process; it is given no secret. */
function newDecoder(): ChildProcess {
  const child = fork(PROGRAM, { serialization: "advanced", ...THRIFTY, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  // Whoever waits hears of it; nobody waits for a process that is idle.
  child.on("error", () => {});
  decoder = child;
  return child;
}

/** As long as somebody waits for an answer, this process goes on; an idle decoder keeps nobody from stopping. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function endDecoder(): void {
  if (decoder?.connected) decoder.disconnect();
  decoder = null;
}
