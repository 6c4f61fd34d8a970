import { expect, test } from "vitest";
import { environmentOfHost } from "./host-environment.ts";

test.for([
  ["test.uitjesbaas.nl", "test"],
  ["nl.localhost", "test"],
  ["TEST.ausflugsbaas.de", "test"],
  ["acc.uitjesbaas.be", "acceptance"],
  ["acc.localhost", "test"],
  ["www.uitjesbaas.nl", "production"],
  ["contest.uitjesbaas.nl", "production"],
  ["127.0.0.1", "production"],
] as const)("the host %s is in %s", ([host, environment]) => {
  expect(environmentOfHost(host)).toBe(environment);
});
