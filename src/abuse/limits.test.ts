import { beforeEach, expect, test } from "vitest";
import { countOf, filledIn, assessAll, assessOne, mailsOf, proofFor, SCRIPTLESS } from "../../tests/support/attempts.ts";
import { testAbuseFilter } from "../../tests/support/quotes.ts";
import type { AbuseFilter } from "./abuse-filter.server.ts";

const BOTH = ["confirmation", "optIn"] as const;

let abuseFilter: AbuseFilter;

beforeEach(() => {
  abuseFilter = testAbuseFilter();
});

/** An address in the nth /64 of a /48. */
function inSite(at: number): string {
  return `2001:db8:5:${at.toString(16)}::1`;
}

test("2,000 requests from as many /64s of one /48 cause 16 requests and 32 mails, and most others have to wait", async () => {
  const verdicts = await assessAll(abuseFilter, 2_000, (at) => ({ address: inSite(at), mails: BOTH }));
  expect(countOf(verdicts, "send")).toBe(16);
  expect(mailsOf(verdicts)).toBe(32);
  expect(countOf(verdicts, "too-many-requests")).toBe(1_920);
  expect(await assessOne(abuseFilter, 0, { address: "2001:db8:6::1" })).toMatchObject({ kind: "send" });
});

test("one /56, which is often one household, has twice the limit of a /64", async () => {
  const verdicts = await assessAll(abuseFilter, 100, (at) => ({ address: inSite(at) }));
  expect([countOf(verdicts, "send"), countOf(verdicts, "too-many-requests")]).toEqual([16, 60]);
});

test("the /24s of one provider's /16 together send 240 forms in ten minutes before they need a proof of work", async () => {
  const verdicts = await assessAll(abuseFilter, 400, (at) => ({ address: `203.0.${at % 256}.9`, signals: filledIn(abuseFilter) }));
  expect([countOf(verdicts, "send"), countOf(verdicts, "prove")]).toEqual([240, 160]);
});

test("one /48 may send four times the pictures and new cities of a household", async () => {
  const taken = { upload: 0, newCity: 0 };
  for (const name of ["upload", "newCity"] as const) {
    for (let at = 0; at < 300; at += 1) if ((await abuseFilter.takeToken(name, inSite(at))).kind === "allowed") taken[name] += 1;
  }
  expect(taken).toEqual({ upload: 80, newCity: 80 });
});

test("a request that is refused for a range takes nothing from the wider ones", async () => {
  await assessAll(abuseFilter, 5_000, () => ({ address: "203.0.113.9" }));
  expect(countOf(await assessAll(abuseFilter, 200, (at) => ({ address: `203.0.${at < 113 ? at : at + 1}.9` })), "send")).toBe(200);
});

test("all visitors together send 600 of one form in ten minutes; above that each needs a proof, and other forms are not affected", async () => {
  const verdicts = await assessAll(abuseFilter, 900);
  expect([countOf(verdicts, "send"), countOf(verdicts, "hold")]).toEqual([600, 300]);
  const challenged = await assessOne(abuseFilter, 901, { signals: filledIn(abuseFilter) });
  const proof = await proofFor(challenged);
  expect(await assessOne(abuseFilter, 901, { signals: filledIn(abuseFilter, { proof }) })).toMatchObject({ kind: "send" });
  expect(await assessOne(abuseFilter, 902, { form: "quote-request" })).toMatchObject({ kind: "send" });
});

test("all forms together send 1,000 confirmations an hour, and submissions above that are still accepted", async () => {
  const verdicts = await assessAll(abuseFilter, 1_800, (at) => ({ form: `form ${at % 3}` }));
  expect([countOf(verdicts, "send"), mailsOf(verdicts)]).toEqual([1_800, 1_000]);
});

test("80 held requests from four ranges use up nothing of a provider's limit", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  const advertisement = "http://a.example http://b.example http://c.example";
  const held = await assessAll(abuseFilter, 80, (at) => ({ address: `203.0.${at % 4}.${at}`, text: advertisement, to }));
  expect(countOf(held, "hold")).toBe(80);
  const challenged = await assessAll(abuseFilter, 80, (at) => ({
    address: `203.1.${at % 4}.${at}`,
    signals: filledIn(abuseFilter, { time: "forged" }),
    to,
  }));
  expect(countOf(challenged, "prove")).toBe(80);
  expect(countOf(await assessAll(abuseFilter, 60, () => ({ to })), "send")).toBe(60);
});

test("requests above a provider's limit use up nothing of the form's limit", async () => {
  const toOne = await assessAll(abuseFilter, 900, () => ({ to: { provider: "organisation 1", activity: 1 } }));
  expect([countOf(toOne, "send"), countOf(toOne, "hold")]).toEqual([60, 840]);
  const toOthers = await assessAll(abuseFilter, 540, (at) => ({ to: { provider: `organisation ${at + 2}`, activity: at + 2 } }));
  expect(countOf(toOthers, "send")).toBe(540);
});

test("a hundred concurrent requests exceed no limit of a provider, a mail address or a range", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  const toProvider = await Promise.all(Array.from({ length: 100 }, (_, at) => assessOne(abuseFilter, at, { to })));
  expect(countOf(toProvider, "send")).toBe(60);
  const toAddress = await Promise.all(Array.from({ length: 100 }, (_, at) => assessOne(abuseFilter, at, { email: "anna@mail.example" })));
  expect(mailsOf(toAddress)).toBe(15);
  const fromRange = await Promise.all(
    Array.from({ length: 100 }, (_, at) => assessOne(abuseFilter, at, { address: inSite(at), form: "other" })),
  );
  expect(countOf(fromRange, "send")).toBe(16);
});

test("one start time is valid for fifteen requests; further ones need a proof of work", async () => {
  const signals = filledIn(abuseFilter);
  const verdicts = await assessAll(abuseFilter, 30, () => ({ signals }));
  expect([countOf(verdicts, "send"), countOf(verdicts, "prove")]).toEqual([15, 15]);
  expect(await assessOne(abuseFilter, 31, { signals: filledIn(abuseFilter) })).toMatchObject({ kind: "send" });
});

test("a form that was returned for correction, or held, does not use up its start time", async () => {
  const signals = filledIn(abuseFilter);
  for (const verdict of await assessAll(abuseFilter, 15, () => ({ signals }))) if (verdict.kind === "send") await verdict.refund();
  await assessAll(abuseFilter, 15, () => ({ signals: { ...signals, isTrapped: true } }));
  expect(countOf(await assessAll(abuseFilter, 15, () => ({ signals })), "send")).toBe(15);
});

test("two forms started in the same millisecond have different start times", () => {
  const now = new Date();
  expect(abuseFilter.formTime(now)).not.toBe(abuseFilter.formTime(now));
});

test("a visitor without JavaScript is held above a global limit, never refused", async () => {
  await assessAll(abuseFilter, 600);
  expect(await assessOne(abuseFilter, 700, { signals: SCRIPTLESS })).toMatchObject({ kind: "hold" });
});
