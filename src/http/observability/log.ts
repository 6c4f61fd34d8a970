import { inspect } from "node:util";
import { pino, type DestinationStream } from "pino";
import type { RequestRecord } from "./request-record.ts";
import { createBatch } from "./batch.ts";
import { loggedPath } from "./logged-path.ts";
import { redact } from "./redact.ts";

/** The log of the server, for its operator. */
export type Log = {
  say(line: string): void;
  error(error: unknown, about?: { requestId: string }): void;
  request(record: RequestRecord): void;
};

/** For a terminal: plain lines, without requests. */
export function readableLog(): Log {
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    error: (error) => void process.stderr.write(`${typeof error === "string" ? error : inspect(error)}\n`),
    request: () => {},
  };
}

/**
 * One JSON object per line, on stdout by default (fields: docs/running.md). Requests are written in batches; messages and errors
 * at once, after the pending requests.
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
  const records = createBatch<RequestRecord>((batch) => destination.write(batch.map(lineOf).join("")));

  return {
    say(line) {
      records.flush();
      logger.info(redact(line));
    },
    error(error, about) {
      records.flush();
      logger.error({ ...about, ...errorFields(error) }, "failed");
    },
    request: records.add,
  };
}

/**
 * The line of a request, as the logger would write it, in a tenth of its time. Only the path needs escaping: methods are
 * those of Node's parser, and request ids have no character that JSON escapes.
 */
function lineOf({ at_ms, method, path, kind, status, ms, bytes, brand, requestId }: RequestRecord): string {
  const where = JSON.stringify(loggedPath({ path, kind, status }));
  const what = `"kind":"${kind}","status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes},"brand":${brand === null ? null : `"${brand}"`}`;
  return `{"level":"info","time":"${timeOf(at_ms)}","method":"${method}","path":${where},${what},"requestId":"${requestId}","message":"answered"}\n`;
}

/** Cached, as many lines share a second. */
let second = { at: Number.NaN, text: "" };

/** Formats like `toISOString`. */
function timeOf(now_ms: number): string {
  const at = Math.floor(now_ms / 1_000);
  if (second.at !== at) second = { at, text: new Date(at * 1_000).toISOString().slice(0, -"000Z".length) };
  return `${second.text}${String(now_ms - at * 1_000).padStart(3, "0")}Z`;
}

/** An allowlist of fields: others of a database error quote the row, and so personal data. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { error: { message: redact(String(error)) } };
  const { name, message, stack } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    error: { name, message: redact(message), ...(typeof code === "string" && { code }), stack: redact(stack ?? "") },
  };
}
