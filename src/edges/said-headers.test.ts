import { expect, test } from "vitest";
import { saidHeaders } from "./said-headers.ts";

const said = (...rawHeaders: string[]) => saidHeaders({ rawHeaders });

test("a header is found however its name is written, and not in another's value", () => {
  expect(said("Host", "nl.localhost", "ACCEPT-Encoding", "br", "If-None-Match", 'W/"a"')).toEqual({
    acceptEncoding: "br",
    ifNoneMatch: 'W/"a"',
  });
  expect(said("x-note", "accept-encoding", "accept-encoding-x", "br", "User-Agent", "if-none-match")).toEqual({});
});

test("what is said twice is read as Node would join it", () => {
  expect(said("accept-encoding", "gzip", "Accept-Encoding", "br").acceptEncoding).toBe("gzip, br");
  expect(said("if-none-match", "").ifNoneMatch).toBe("");
});
