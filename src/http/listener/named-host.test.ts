import { expect, test } from "vitest";
import { namedHost } from "./named-host.ts";

const asked = (url: string, ...hosts: string[]) => namedHost({ url, rawHeaders: hosts.flatMap((host) => ["Host", host]) });

test.for([
  ["/", "nl.localhost"],
  ["/uitjes?zoek=http://x", "nl.localhost:3000"],
  ["/", "NL.localhost."],
  ["/", "[::1]:3000"],
  ["//evil.example/", "nl.localhost"],
  ["http://nl.localhost/uitjes", "nl.localhost"],
  ["http://NL.localhost:80/", "nl.localhost"],
])("%s for %s names one host", ([url = "", host = ""]) => {
  expect(asked(url, host)).toBe(host);
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
])("%s for %j does not", ([url = "", host = ""]) => {
  expect(asked(url, host)).toBeNull();
});

test("two Host headers are none, also when they agree", () => {
  expect(asked("/", "nl.localhost", "nl.localhost")).toBeNull();
  expect(asked("/")).toBeNull();
});
