import { expect, test } from "vitest";
import { isLoopbackHost } from "./loopback.ts";

test.for(["localhost", "nl.localhost", "LOCALHOST.", "127.0.0.1", "127.8.9.10", "::1", "[::1]"])("%s is this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.for(["mail.example", "localhost.example", "notlocalhost", "0.0.0.0", "10.0.0.1", "[2001:db8::1]", ""])(
  "%s is another machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);
