import type { IncomingMessage, ServerResponse } from "node:http";
import { createBodyPieces } from "../bodies/body-pieces.ts";

/**
 * Reads a chunked body until it is scattered (`guard/body-pieces.ts`) or answered, and closes its connection after the answer. Node makes a
 * piece of each chunk of the 64 KB that it has read, even of a body that is skipped: the rest stays in the kernel.
 */
export function limitPieces(request: IncomingMessage, response: ServerResponse): void {
  const pieces = createBodyPieces();
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding) => {
    // Without its end a cut body does not seem whole. Its reader refuses it by its pieces.
    if (pieces.isScattered()) return false;
    const isWanted = push(chunk, encoding);
    if (chunk !== null) pieces.add(chunk.length);
    if (!pieces.isScattered()) return isWanted;
    stopReading();
    if (!response.headersSent) response.setHeader("connection", "close");
    return false;
  };
  response.once("finish", () => {
    if (request.complete && !pieces.isScattered()) return;
    stopReading();
    request.socket.destroySoon();
  });

  function stopReading(): void {
    request.socket.pause();
    // A reader of the body, or Node itself when it skips one, would resume the connection.
    request._read = () => {};
  }
}
