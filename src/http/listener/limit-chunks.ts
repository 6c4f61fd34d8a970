import type { IncomingMessage, ServerResponse } from "node:http";
import { createChunkLimit } from "../bodies/chunk-limit.ts";

/**
 * Stops reading a chunked body when it exceeds the chunk limit (`bodies/chunk-limit.ts`) or is answered, and then closes its
 * connection. Node emits each chunk of the 64 KB that it has read, even of a skipped body; the rest stays in the kernel.
 */
export function limitChunks(request: IncomingMessage, response: ServerResponse): void {
  const chunks = createChunkLimit();
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding) => {
    // The end is withheld, so a truncated body does not seem complete. The reader of the body rejects it by its own chunk limit.
    if (chunks.isExceeded()) return false;
    const hasCapacity = push(chunk, encoding);
    if (chunk !== null) chunks.add(chunk.length);
    if (!chunks.isExceeded()) return hasCapacity;
    stopReading();
    if (!response.headersSent) response.setHeader("connection", "close");
    return false;
  };
  response.once("finish", () => {
    if (request.complete && !chunks.isExceeded()) return;
    stopReading();
    request.socket.destroySoon();
  });

  function stopReading(): void {
    request.socket.pause();
    // A reader of the body, or Node when it skips the body, would resume the connection.
    request._read = () => {};
  }
}
