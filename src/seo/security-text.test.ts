import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const NOW = new Date("2027-02-28T15:00:00Z");
const brand = { email: "info@ausflugsbaas.example", lang: "de-DE" };
const at = (now: Date, origin = "https://www.ausflugsbaas.example") => securityText({ brand, origin, now });

test("security.txt names contact, expiry, languages, canonical address and policy", () => {
  expect(at(NOW).split("\n")).toEqual([
    "Contact: mailto:info@ausflugsbaas.example",
    "Expires: 2027-08-27T00:00:00Z",
    "Preferred-Languages: de, en",
    "Canonical: https://www.ausflugsbaas.example/.well-known/security.txt",
    "Policy: https://www.ausflugsbaas.example/.well-known/security-policy.txt",
    "",
  ]);
});

test("on every day it expires within a year, and not yet", () => {
  for (let day = 0; day < 800; day += 1) {
    const now = new Date(NOW.getTime() + day * 86_400_000 + day * 997);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(at(now))?.[1] ?? "");
    expect(expires).toBeGreaterThan(now.getTime() + 150 * 86_400_000);
    expect(expires).toBeLessThan(now.getTime() + 365 * 86_400_000);
  }
});

test("without https it names no addresses", () => {
  expect(at(NOW, "http://de.localhost:3000")).not.toMatch(/http|Canonical|Policy/);
});
