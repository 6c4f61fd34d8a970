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

/** For machines: one JSON object a line, on stdout unless told otherwise (docs/running.md names its fields). */
export function jsonLog(destination?: DestinationStream): Log {
  const logger = pino(
    {
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );

  return {
    say: (line) => logger.info(line),
    error: (error, about) => logger.error({ ...about, ...factsOf(error) }, "failed"),
    answered: ({ path, ms, ...facts }) =>
      logger.info({ ...facts, path: path.slice(0, LONGEST_PATH), ms: Math.round(ms * 10) / 10 }, "answered"),
  };
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
