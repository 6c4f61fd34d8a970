import { inspect } from "node:util";
import { pino, type DestinationStream } from "pino";
import type { Answered } from "./answered.ts";
import { gather } from "./gather.ts";
import { loggedPath } from "./logged-path.ts";
import { withoutTyped } from "./without-typed.ts";

/** Everything that the server tells its operator. */
export type Log = {
  say(line: string): void;
  error(error: unknown, about?: { requestId: string }): void;
  answered(answered: Answered): void;
};

/** For a person at a terminal: plain lines, and none for a request that went well. */
export function readableLog(): Log {
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    error: (error) => void process.stderr.write(`${typeof error === "string" ? error : inspect(error)}\n`),
    answered: () => {},
  };
}

/**
 * For machines: one JSON object a line, on stdout unless told otherwise (docs/running.md names its fields). Answers are
 * written many at a time, what an operator must hear at once and after them.
 */
export function jsonLog(destination: DestinationStream = process.stdout): Log {
  const logger = pino(
    {
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${timeOf(Date.now())}"`,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  const answers = gather<Answered>((some) => destination.write(some.map(lineOf).join("")));

  return {
    say(line) {
      answers.flush();
      logger.info(withoutTyped(line));
    },
    error(error, about) {
      answers.flush();
      logger.error({ ...about, ...factsOf(error) }, "failed");
    },
    answered: answers.add,
  };
}

/**
 * As the logger would write it, at a tenth of its time: the one line that is written for every request. Of its texts only the
 * path is somebody's: methods are those that Node's parser knows, and names of requests have no sign that JSON escapes.
 */
function lineOf({ at_ms, method, path, kind, status, ms, bytes, brand, requestId }: Answered): string {
  const where = JSON.stringify(loggedPath({ path, kind, status }));
  const what = `"kind":"${kind}","status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes},"brand":${brand === null ? null : `"${brand}"`}`;
  return `{"level":"info","time":"${timeOf(at_ms)}","method":"${method}","path":${where},${what},"requestId":"${requestId}","message":"answered"}\n`;
}

/** Many lines are of one second. */
let second = { at: Number.NaN, text: "" };

/** As `toISOString`. */
function timeOf(now_ms: number): string {
  const at = Math.floor(now_ms / 1_000);
  if (second.at !== at) second = { at, text: new Date(at * 1_000).toISOString().slice(0, -"000Z".length) };
  return `${second.text}${String(now_ms - at * 1_000).padStart(3, "0")}Z`;
}

/** Only what was chosen: the other fields of a database's error quote the row, and so what a visitor typed. */
function factsOf(error: unknown) {
  if (!(error instanceof Error)) return { error: { message: withoutTyped(String(error)) } };
  const { name, message, stack } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    error: { name, message: withoutTyped(message), ...(typeof code === "string" && { code }), stack: withoutTyped(stack ?? "") },
  };
}
