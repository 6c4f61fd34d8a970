import { expect, test } from "vitest";
import { addressRangeOf, addressRangesOf } from "./address-range.server.ts";
import { createRateLimit } from "./rate-limit.server.ts";

const NOON = new Date("2027-05-11T12:00:00Z");

function secondsAfterNoon(seconds: number): Date {
  return new Date(NOON.getTime() + seconds * 1000);
}

test("above the limit it returns how long to wait, and then allows again", () => {
  const limit = createRateLimit({ limit: 2, windowSeconds: 600 });
  expect(limit.take("192.0.2.10", NOON)).toEqual({ kind: "allowed" });
  expect(limit.take("192.0.2.10", secondsAfterNoon(60))).toEqual({ kind: "allowed" });
  expect(limit.take("192.0.2.10", secondsAfterNoon(90))).toEqual({ kind: "too-many", retryAfterSeconds: 510 });
  expect(limit.take("192.0.2.10", secondsAfterNoon(600))).toEqual({ kind: "allowed" });
});

test("a window that was started while the clock was a year fast is ignored once the clock is right", () => {
  const limit = createRateLimit({ limit: 1, windowSeconds: 600 });
  const ahead = secondsAfterNoon(365 * 86_400);
  limit.take("192.0.2.10", ahead);
  expect(limit.take("192.0.2.10", ahead).kind).toBe("too-many");
  expect([limit.take("192.0.2.10", NOON).kind, limit.take("192.0.2.10", NOON).kind]).toEqual(["allowed", "too-many"]);
});

test("the addresses of one range share a limit, those of another have their own", () => {
  const limit = createRateLimit({ limit: 1, windowSeconds: 600 });
  expect(limit.take("192.0.2.10", NOON).kind).toBe("allowed");
  expect(limit.take("192.0.2.99", NOON).kind).toBe("too-many");
  expect(limit.take("192.0.3.10", NOON).kind).toBe("allowed");
  expect(limit.take("2001:db8:0:1::7", NOON).kind).toBe("allowed");
  expect(limit.take("2001:db8:0:1:ffff::8", NOON).kind).toBe("too-many");
  expect(limit.take("2001:db8:0:2::7", NOON).kind).toBe("allowed");
});

test("the networks of one office or carrier share a limit that is higher than that of one network", () => {
  const allowedOf = (addressAt: (at: number) => string) => {
    const limit = createRateLimit({ limit: 10, windowSeconds: 600 });
    return Array.from({ length: 2_000 }, (_, at) => limit.take(addressAt(at), NOON)).filter(({ kind }) => kind === "allowed").length;
  };
  expect(allowedOf((at) => `2001:db8:5:${(at % 256).toString(16)}::1`)).toBe(20);
  expect(allowedOf((at) => `2001:db8:5:${(at % 256).toString(16)}00::1`)).toBe(40);
  expect(allowedOf((at) => `2001:db8:${at.toString(16)}::1`)).toBe(300);
  expect(allowedOf((at) => `203.0.${at % 256}.1`)).toBe(300);
});

test("a refused request does not count for the wider range", () => {
  const limit = createRateLimit({ limit: 10, windowSeconds: 600 });
  for (let time = 0; time < 1_000; time += 1) limit.take("203.0.113.1", NOON);
  expect(limit.take("203.0.114.1", NOON)).toEqual({ kind: "allowed" });
});

test("loopback addresses are never refused: behind a proxy they are every visitor", () => {
  const limit = createRateLimit({ limit: 1, windowSeconds: 600 });
  for (const address of ["127.0.0.1", "127.0.0.1", "::1", "::1", "::ffff:127.0.0.1", "::ffff:127.0.0.1", "", ""]) {
    expect(limit.take(address, NOON)).toEqual({ kind: "allowed" });
  }
});

test.for([
  ["192.0.2.10", "192.0.2.0/24"],
  ["::ffff:192.0.2.10", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["not an address", null],
])("%s lies in the range %s", ([address, range]) => {
  expect(addressRangeOf(address ?? "")).toBe(range);
});

test.for([
  ["192.0.2.10", ["192.0.2.0/24", "192.0.0.0/16"]],
  ["::ffff:192.0.2.10", ["192.0.2.0/24", "192.0.0.0/16"]],
  ["2001:db8:1:2345:3::6", ["2001:db8:1:2345::/64", "2001:db8:1:2300::/56", "2001:db8:1::/48", "2001:db8::/32"]],
  ["127.0.0.1", []],
  ["unknown", ["unknown"]],
] as const)("%s is counted in each range that a customer or provider may hold", ([address, ranges]) => {
  expect(addressRangesOf(address).map(({ name }) => name)).toEqual(ranges);
});
