import { expect, test } from "vitest";
import { limitHeaders } from "./limit-headers.ts";

/** The headers of a request after they were limited, in both forms in which Node gives them. */
function limited(lines: readonly (readonly [string, string])[]) {
  const headers: Record<string, string> = {};
  for (const [name, value] of lines) {
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const request = { headers, rawHeaders: lines.flat() };
  limitHeaders(request);
  return request;
}

test("the lists that browsers and caches send are left alone", () => {
  const browser = [
    ["Host", "nl.localhost"],
    ["Accept-Encoding", "gzip, deflate, br, zstd"],
    ["If-None-Match", 'W/"AbCdEfGhIjKlMnOpQrStUv", W/"0123456789012345678901"'],
  ] as const;
  expect(limited(browser).rawHeaders).toEqual(browser.flat());
});

test("a list with thousands of entries is ignored, also in many lines", () => {
  const { headers, rawHeaders } = limited([
    ["Host", "nl.localhost"],
    ["accept-ENCODING", "a,".repeat(7_500)],
    ...Array.from({ length: 300 }, () => ["If-None-Match", '"a", "b"'] as const),
    ["Accept", "text/html"],
  ]);
  expect([headers, rawHeaders]).toEqual([{ host: "nl.localhost", accept: "text/html" }, ["Host", "nl.localhost", "Accept", "text/html"]]);
});
