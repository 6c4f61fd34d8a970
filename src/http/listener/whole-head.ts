import type { ServerResponse } from "node:http";

declare module "node:http" {
  interface OutgoingMessage {
    /** Node's own field for the head as it is written; who fills it has said everything. */
    _header: string | null;
  }
}

/** How long Node waits for the next request on a connection, which it tells whoever keeps it. */
export const KEEP_ALIVE_MS = 65_000;

/** What a head says of the connection, when it stays. */
const STAYS = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n`;

/** Whether nothing was said before, and the connection stays. */
export function takesHead(response: ServerResponse): boolean {
  return response.shouldKeepAlive && !response.headersSent && response.getHeaderNames().length === 0;
}

export type WholeAnswer = {
  status: number;
  /** All its lines but those of the connection and the hour. */
  head: string;
  at_ms: number;
  /** Undefined for HEAD and 304. */
  body: Buffer | undefined;
};

/**
 * Sends an answer whose head is one text. Node checks each header of each answer and puts them together, a tenth
 * of what sending a kept page takes; who gives one has checked its lines (decisions/052-cached-response-heads.md).
 */
export function sendWhole(response: ServerResponse, { status, head, at_ms, body }: WholeAnswer): void {
  response.statusCode = status;
  response._header = `${head}${dateLine(at_ms)}${STAYS}\r\n`;
  response.end(body);
}

/** Many answers are of one second. */
let second = { at: Number.NaN, line: "" };

function dateLine(at_ms: number): string {
  const at = Math.floor(at_ms / 1_000);
  if (second.at !== at) second = { at, line: `Date: ${new Date(at * 1_000).toUTCString()}\r\n` };
  return second.line;
}
