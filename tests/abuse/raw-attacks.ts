import fc from "fast-check";

const HOST = "Host: nl.localhost\r\n";
const GOOD = `GET /uitjes HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
const FORM = `POST /uitjes/kano-nl HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\n`;
const JSON_CALL = `POST /api/public/locations/city HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const SEEDS = [GOOD, `${FORM}Content-Length: 9\r\n\r\nname=Anna`, `${JSON_CALL}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`];

/** Ambiguous framing, endless headers, bytes that are not HTTP, and pipelining. */
export const ATTACKS: readonly string[] = [
  ...["9", "0", "-1", "+5", "5, 5", "5 5", "0x5", "1e9", "99999999999999999999", "", "a"].map(
    (length) => `${FORM}Content-Length: ${length}\r\n\r\nname=`,
  ),
  `${FORM}Content-Length: 5\r\nContent-Length: 6\r\n\r\nname=a`,
  `${FORM}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${GOOD}`,
  `${FORM}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5\r\nname=\r\n0\r\n\r\n`,
  ...["chunked, chunked", "identity", "gzip, chunked", "chunked, gzip", "xchunked", " chunked", "chunked\u000b"].map(
    (coding) => `${JSON_CALL}Transfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ),
  ...["-1", "g", "FFFFFFFFFFFFFFFFF", "7fffffff", "2;a=b", `2;${"x".repeat(20_000)}`, "2 ", "\u0000"].map(
    (size) => `${JSON_CALL}Transfer-Encoding: chunked\r\n\r\n${size}\r\n{}\r\n0\r\n\r\n`,
  ),
  `${JSON_CALL}Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n`,
  `${JSON_CALL}Transfer-Encoding: chunked\r\n\r\n0\r\nHost: evil.example\r\n\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: ${"a".repeat(1_000_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 3_000 }, (_, i) => `X${i}: 1\r\n`).join("")}\r\n`,
  `GET /?${"a=1&".repeat(3_500)} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  ...["\u0000", "\r", "\n", "\u007f", "\u0080", "é"].flatMap((sign) => [
    `GET /${sign} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${HOST}X: ${sign}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${HOST}X${sign}: 1\r\nConnection: close\r\n\r\n`,
  ]),
  ...["get", "G\u0000ET", "BREW", "CONNECT", "TRACE", "OPTIONS", "PRI", "QUERY", ""].map(
    (method) => `${method} / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  ),
  ...["*", "nl.localhost:443", "?", "http://", "http://[", "/\\evil", "/%", "//", "/#a", "/..;/", "/%2e%2e/%2e%2e/etc/passwd"].map(
    (target) => `OPTIONS ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n${GOOD.replace("/uitjes", target)}`,
  ),
  ...["HTTP/0.9", "HTTP/1.0", "HTTP/1.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1.1", "HTCPCP/1.0", ""].map(
    (version) => `GET / ${version}\r\n${HOST}\r\n`,
  ),
  "GET /\r\n",
  "\r\n\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  `GET / HTTP/1.1\n${HOST.trim()}\nConnection: close\n\n`,
  `GET / HTTP/1.1\r\n${HOST}X: a\r\n b\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\n ${HOST}\r\n`,
  `GET  / HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x\r\n\r\n`,
  `${FORM}Expect: 100-continue\r\nContent-Length: 5\r\nConnection: close\r\n\r\nname=`,
  `${FORM}Expect: the-unexpected\r\nContent-Length: 5\r\nConnection: close\r\n\r\nname=`,
  `GET / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nConnection: close\r\n\r\nname=`,
  `GET /static/icon.svg HTTP/1.1\r\n${HOST}Range: bytes=99999999999-,0-0,-1\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\n${"x".repeat(5_000)}`,
  GOOD.replace("Connection: close\r\n", "").repeat(50),
  GOOD.replace("Connection: close\r\n", "") + SEEDS.join("") + "garbage\r\n\r\n",
];

/** A valid request with some bytes changed, doubled or removed, depending on the seed. */
export const mutatedRequest = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(fc.tuple(fc.nat(300), fc.constantFrom("cut", "put", "double"), fc.string({ unit: "binary", maxLength: 8 })), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([request, changes]) => changes.reduce(changed, request));

function changed(request: string, [place, change, text]: [number, string, string]): string {
  const at = place % (request.length + 1);
  if (change === "cut") return request.slice(0, at) + request.slice(at + 1 + text.length);
  if (change === "double") return request.slice(0, at) + request.slice(Math.max(0, at - 20));
  return request.slice(0, at) + text + request.slice(at + text.length);
}
