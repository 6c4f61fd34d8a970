import { inspect } from "node:util";
import { pino, type DestinationStream } from "pino";
import type { Answered } from "./answered.ts";

/** Everything that the server tells its operator. */
export type Log = {
  say(line: string): void;
  error(error: unknown, about?: { requestId: string }): void;
  answered(answered: Answered): void;
};

const LONGEST_PATH = 200;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** For a person at a terminal: plain lines, and none for a request that went well. */
export function readableLog(): Log {
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    error: (error) => void process.stderr.write(`${typeof error === "string" ? error : inspect(error)}\n`),
    answered: () => {},
  };
}

/** Answers are written so many bytes at a time: each write costs a third of sending a page that is kept. */
const AT_ONCE_BYTES = 8 * 1024;
/** And wait no longer than this. */
const PATIENCE_MS = 250;

/** What lines are written to; `flushSync` where they may wait. */
type Destination = DestinationStream & { flushSync?: () => void };

/**
 * For machines: one JSON object a line, on stdout unless told otherwise (docs/running.md names its fields). What an
 * operator must hear is written at once.
 */
export function jsonLog(destination: Destination = patientStdout()): Log {
  const flush = () => destination.flushSync?.();
  const logger = pino(
    {
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${timeOf(Date.now())}"`,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );

  return {
    say(line) {
      logger.info(line);
      flush();
    },
    error(error, about) {
      logger.error({ ...about, ...factsOf(error) }, "failed");
      flush();
    },
    answered: ({ path, ms, ...facts }) =>
      logger.info({ ...facts, path: path.slice(0, LONGEST_PATH), ms: Math.round(ms * 10) / 10 }, "answered"),
  };
}

function patientStdout(): Destination {
  const stdout = pino.destination({ minLength: AT_ONCE_BYTES });
  setInterval(() => stdout.flushSync(), PATIENCE_MS).unref();
  return stdout;
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
  if (!(error instanceof Error)) return { error: { message: withoutAddresses(String(error)) } };
  const { name, message, stack } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    error: { name, message: withoutAddresses(message), ...(typeof code === "string" && { code }), stack: withoutAddresses(stack ?? "") },
  };
}

function withoutAddresses(text: string): string {
  return text.replaceAll(MAIL_ADDRESS, "(mail address)");
}
