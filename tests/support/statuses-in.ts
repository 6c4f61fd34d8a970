const HEAD_OF_ANSWER = /^HTTP\/1\.1 (?<status>\d{3}) .*(?:\r\n.+)*\r\n\r\n/;
const SIZE_OF_CHUNK = /^(?<bytes>[\da-f]+)\r\n/i;
const WITHOUT_BODY = /^HTTP\/1\.1 (?:1\d\d|204|304) /;

/**
 * Statuses of consecutive responses on a connection (latin1). Skips bodies by their length, since a compressed body may contain
 * anything. Throws on data between two responses or after the last.
 */
export function statusesIn(text: string): number[] {
  const statuses: number[] = [];
  for (let rest = text; rest !== "";) {
    const head = HEAD_OF_ANSWER.exec(rest);
    if (!head) {
      // A response that ends within its head is not counted.
      if ("HTTP/1.1 ".startsWith(rest.slice(0, 9))) break;
      throw new Error(`Unexpected data after ${statuses.length} responses: ${JSON.stringify(rest.slice(0, 200))}`);
    }
    statuses.push(Number(head.groups?.status));
    rest = afterBody(head[0], rest.slice(head[0].length));
  }
  return statuses;
}

function afterBody(head: string, rest: string): string {
  if (WITHOUT_BODY.test(head)) return rest;
  if (/\r\ntransfer-encoding: chunked\r\n/i.test(head)) return afterChunks(rest);
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  // Without a length the body ends with the connection.
  return length === undefined ? "" : rest.slice(Number(length));
}

function afterChunks(text: string): string {
  let rest = text;
  let bytes = Number.NaN;
  while (bytes !== 0) {
    const size = SIZE_OF_CHUNK.exec(rest);
    if (!size) return rest;
    bytes = Number.parseInt(size.groups?.bytes ?? "", 16);
    rest = rest.slice(size[0].length + bytes + "\r\n".length);
  }
  return rest;
}
