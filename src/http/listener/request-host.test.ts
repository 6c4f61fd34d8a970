import { expect, test } from "vitest";
import { requestHost } from "./request-host.ts";

const hostOf = (url: string, ...hosts: string[]) => requestHost({ url, rawHeaders: hosts.flatMap((host) => ["Host", host]) });

test.for([
  ["/", "nl.localhost"],
  ["/uitjes?zoek=http://x", "nl.localhost:3000"],
  ["/", "NL.localhost."],
  ["/", "[::1]:3000"],
  ["//evil.example/", "nl.localhost"],
  ["http://nl.localhost/uitjes", "nl.localhost"],
  ["http://NL.localhost:80/", "nl.localhost"],
])("a request to %s with the host header %s has one valid host", ([url = "", host = ""]) => {
  expect(hostOf(url, host)).toBe(host);
});

test.for([
  ["http://de.localhost/", "nl.localhost"],
  ["http://nl.localhost:3000/", "nl.localhost"],
  ["http://nl.localhost@evil.example/", "nl.localhost"],
  ["http://user@nl.localhost/", "nl.localhost"],
  ["ftp://nl.localhost/", "nl.localhost"],
  ["*", "nl.localhost"],
  ["nl.localhost:443", "nl.localhost"],
  ["/", ""],
  ["/", "nl.localhost, de.localhost"],
  ["/", "nl.localhost de.localhost"],
  ["/", "nl.localhost/evil"],
  ["/", "user@nl.localhost"],
  ["/", "nl.localhost:80:80"],
  ["/", "nl.localhost\u00e9"],
])("a request to %s with the host header %j has no valid host", ([url = "", host = ""]) => {
  expect(hostOf(url, host)).toBeNull();
});

test("a request with two Host headers, even equal ones, has no valid host", () => {
  expect(hostOf("/", "nl.localhost", "nl.localhost")).toBeNull();
  expect(hostOf("/")).toBeNull();
});
