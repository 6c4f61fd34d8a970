/** A response; `body` holds the bytes as sent, or null if they were not needed. */
export type Answer = { status: number; head: string; bytes: number; body: Buffer | null };

const END_OF_HEAD = Buffer.from("\r\n\r\n");
const END_OF_CHUNKS = Buffer.from("\r\n0\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const STATUS_AT = 9;

/**
 * Parses consecutive responses from the chunks of a connection with minimal work, because the load shares the machine with
 * the measured server; Node's own client costs more than serving the pages. The caller may reuse the memory of a chunk, so
 * data that is needed later is copied.
 */
export function answerReader({ needsBody, done }: { needsBody: () => boolean; done: (answer: Answer) => void }) {
  let partialHead: Buffer | null = null;
  let head: string | null = null;
  let pieces: Buffer[] | null = null;
  let bytes = 0;
  /** Bytes of the body still to come; null for a chunked body. */
  let remaining: number | null = 0;
  let tail: Buffer = Buffer.alloc(0);

  function take(piece: Buffer): void {
    if (head !== null) return takeBody(piece);
    const whole: Buffer = partialHead === null ? piece : Buffer.concat([partialHead, piece]);
    const end = whole.indexOf(END_OF_HEAD);
    partialHead = end < 0 ? Buffer.from(whole) : null;
    if (end < 0) return;

    head = whole.toString("latin1", 0, end);
    const length = LENGTH.exec(head)?.[1];
    const isChunked = length === undefined && CHUNKED.test(head);
    remaining = isChunked ? null : Number(length ?? 0);
    pieces = needsBody() ? [] : null;
    bytes = 0;
    tail = Buffer.alloc(0);
    takeBody(whole.subarray(end + END_OF_HEAD.length));
  }

  function takeBody(piece: Buffer): void {
    bytes += piece.length;
    pieces?.push(Buffer.from(piece));
    if (remaining !== null) remaining -= piece.length;
    else tail = Buffer.from(endOf(tail, piece));
    if (remaining === null ? tail.equals(END_OF_CHUNKS) : remaining <= 0) finish();
  }

  function finish(): void {
    const answer = { status: Number(head?.slice(STATUS_AT, STATUS_AT + 3)), head: head ?? "", bytes };
    const body = pieces && (remaining === null ? withoutChunks(Buffer.concat(pieces)) : Buffer.concat(pieces));
    head = null;
    done({ ...answer, body });
  }

  return take;
}

function endOf(before: Buffer, piece: Buffer): Buffer {
  const { length } = END_OF_CHUNKS;
  return piece.length >= length ? piece.subarray(-length) : Buffer.concat([before, piece]).subarray(-length);
}

function withoutChunks(sent: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = sent.indexOf("\r\n", at);
    const size = Number.parseInt(sent.toString("latin1", at, end), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(sent.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
