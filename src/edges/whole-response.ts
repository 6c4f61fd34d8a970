import { ServerResponse } from "node:http";

/** How long Node waits for the next request on a connection, which it tells whoever keeps it. */
export const KEEP_ALIVE_MS = 65_000;

/** What a head says of the connection, when it stays. */
const STAYS = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n`;

/**
 * A response that can be given its head as a text. Node checks each header of each answer and puts them together, a tenth
 * of what sending a kept page takes; who gives one has checked its lines (decisions/052-a-head-is-kept.md).
 */
export class WholeResponse extends ServerResponse {
  /** Node's own field for the head as it is written; who fills it has said everything. */
  declare _header: string | null;

  /** Whether nothing was said before, and the connection stays. */
  takesHead(): boolean {
    return this.shouldKeepAlive && !this.headersSent && this.getHeaderNames().length === 0;
  }

  /** Sends an answer whose head has all its lines but those of the connection and the hour; no body but undefined for HEAD and 304. */
  sendWhole(status: number, head: string, body: Buffer | undefined): void {
    this.statusCode = status;
    this._header = `${head}${dateLine()}${STAYS}\r\n`;
    this.end(body);
  }
}

/** Many answers are of one second. */
let second = { at: Number.NaN, line: "" };

function dateLine(): string {
  const at = Math.floor(Date.now() / 1_000);
  if (second.at !== at) second = { at, line: `Date: ${new Date(at * 1_000).toUTCString()}\r\n` };
  return second.line;
}
