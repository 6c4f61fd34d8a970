import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Answered } from "../observability/answered.ts";
import { createRequestId } from "../request-id.ts";

const TEXTS = {
  400: "This request cannot be read.",
  408: "This request took too long to arrive.",
  431: "The headers of this request are too large.",
  503: "Too many requests on this connection wait for their answers.",
};
export type RefusedStatus = keyof typeof TEXTS;

/** Who sent too much gets this long to read the answer; a connection cut at once would take it away. */
const READING_MS = 500;

/** The headers and text of the refusal of a request that is not read, for any host. */
export function refusal(status: RefusedStatus, requestId: string) {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
    connection: "close",
  };
  return { headers, text: TEXTS[status] };
}

/** Answers what Node could not read as a request, unless an answer is on its way already, and closes the connection. */
export function refuseUnreadable(
  error: Error,
  socket: Duplex,
  options: { isAnswering: boolean; watch: (answered: Answered) => void },
): void {
  if (!socket.writable || options.isAnswering || codeOf(error) === "ECONNRESET") return void socket.destroy();

  const status = statusOf(error);
  const requestId = createRequestId();
  const { headers, text } = refusal(status, requestId);
  const lines = Object.entries({ ...headers, "content-length": text.length }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), READING_MS).unref();
  options.watch(unreadable(status, requestId));
}

/** A refused request of which nothing is known. */
export function unreadable(status: RefusedStatus, requestId: string): Answered {
  return {
    at_ms: Date.now(),
    method: "",
    path: "",
    kind: "unreadable",
    status,
    ms: 0,
    bytes: TEXTS[status].length,
    brand: null,
    requestId,
  };
}

function statusOf(error: Error): RefusedStatus {
  const code = codeOf(error);
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return code === "HPE_HEADER_OVERFLOW" || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? 431 : 400;
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : undefined;
}
