import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { RequestRecord } from "../observability/request-record.ts";
import { createRequestId } from "../request-id.ts";

const TEXTS = {
  400: "This request cannot be read.",
  408: "This request took too long to arrive.",
  431: "The headers of this request are too large.",
  503: "Too many requests on this connection wait for their answers.",
};
export type RejectedStatus = keyof typeof TEXTS;

/** Time for the client to read the response: destroying the socket at once would discard it. */
const READING_MS = 500;

/** Headers and text of a response that rejects a request before it is parsed, for any host. */
export function rejection(status: RejectedStatus, requestId: string) {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
    connection: "close",
  };
  return { headers, text: TEXTS[status] };
}

/** Responds to a request that Node could not parse, unless a response is being sent already, and closes the connection. */
export function rejectMalformed(
  error: Error,
  socket: Duplex,
  options: { isResponding: boolean; watch: (record: RequestRecord) => void },
): void {
  if (!socket.writable || options.isResponding || codeOf(error) === "ECONNRESET") return void socket.destroy();

  const status = statusOf(error);
  const requestId = createRequestId();
  const { headers, text } = rejection(status, requestId);
  const lines = Object.entries({ ...headers, "content-length": text.length }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), READING_MS).unref();
  options.watch(rejectedRequest(status, requestId));
}

/** The log record of a rejected request: only its status is known. */
export function rejectedRequest(status: RejectedStatus, requestId: string): RequestRecord {
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

function statusOf(error: Error): RejectedStatus {
  const code = codeOf(error);
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return code === "HPE_HEADER_OVERFLOW" || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? 431 : 400;
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : undefined;
}
