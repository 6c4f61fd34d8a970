/** An answer of a server; `body` is there where it was asked for, as it was sent. */
export type Answer = { status: number; head: string; bytes: number; body: Buffer | null };

const END_OF_HEAD = Buffer.from("\r\n\r\n");
const END_OF_CHUNKS = Buffer.from("\r\n0\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const STATUS_AT = 9;

/**
 * Reads answers, one after the other, from the pieces that a connection gives, with as little work as can be: what is
 * measured beside it shares the machine. A client of Node's own costs more than the pages that are asked for. Pieces may
 * lie where the next ones will: what is needed later is copied.
 */
export function answerReader({ keepsBody, done }: { keepsBody: () => boolean; done: (answer: Answer) => void }) {
  let early: Buffer | null = null;
  let head: string | null = null;
  let kept: Buffer[] | null = null;
  let bytes = 0;
  /** Of the body; null while nobody knows. */
  let left: number | null = 0;
  let tail: Buffer = Buffer.alloc(0);

  function take(piece: Buffer): void {
    if (head !== null) return takeBody(piece);
    const whole: Buffer = early === null ? piece : Buffer.concat([early, piece]);
    const end = whole.indexOf(END_OF_HEAD);
    early = end < 0 ? Buffer.from(whole) : null;
    if (end < 0) return;

    head = whole.toString("latin1", 0, end);
    const length = LENGTH.exec(head)?.[1];
    const isChunked = length === undefined && CHUNKED.test(head);
    left = isChunked ? null : Number(length ?? 0);
    kept = keepsBody() ? [] : null;
    bytes = 0;
    tail = Buffer.alloc(0);
    takeBody(whole.subarray(end + END_OF_HEAD.length));
  }

  function takeBody(piece: Buffer): void {
    bytes += piece.length;
    kept?.push(Buffer.from(piece));
    if (left !== null) left -= piece.length;
    else tail = Buffer.from(endOf(tail, piece));
    if (left === null ? tail.equals(END_OF_CHUNKS) : left <= 0) finish();
  }

  function finish(): void {
    const answer = { status: Number(head?.slice(STATUS_AT, STATUS_AT + 3)), head: head ?? "", bytes };
    const body = kept && (left === null ? withoutChunks(Buffer.concat(kept)) : Buffer.concat(kept));
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
