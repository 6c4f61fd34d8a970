import { beforeEach, expect, test } from "vitest";
import { countOf, filledIn, judgeAll, judgeOne, mailsOf, proofFor, SCRIPTLESS } from "../../tests/support/attempts.ts";
import { testGuard } from "../../tests/support/quotes.ts";
import type { Guard } from "./guard.server.ts";

const BOTH = ["confirmation", "optIn"] as const;

let guard: Guard;

beforeEach(() => {
  guard = testGuard();
});

/** An address in the nth /64 of a /48. */
function inSite(at: number): string {
  return `2001:db8:5:${at.toString(16)}::1`;
}

test("2,000 requests from as many /64s of one /48 are 16 requests and 32 mails, and most of the rest has to wait", async () => {
  const verdicts = await judgeAll(guard, 2_000, (at) => ({ address: inSite(at), mails: BOTH }));
  expect(countOf(verdicts, "send")).toBe(16);
  expect(mailsOf(verdicts)).toBe(32);
  expect(countOf(verdicts, "too-many-requests")).toBe(1_920);
  expect(await judgeOne(guard, 0, { address: "2001:db8:6::1" })).toMatchObject({ kind: "send" });
});

test("one /56, which is often one household, has twice what a /64 has", async () => {
  const verdicts = await judgeAll(guard, 100, (at) => ({ address: inSite(at) }));
  expect([countOf(verdicts, "send"), countOf(verdicts, "too-many-requests")]).toEqual([16, 60]);
});

test("the /24s of one provider's /16 together have 240 of a form in ten minutes before they have to prove themselves", async () => {
  const verdicts = await judgeAll(guard, 400, (at) => ({ address: `203.0.${at % 256}.9`, signs: filledIn(guard) }));
  expect([countOf(verdicts, "send"), countOf(verdicts, "prove")]).toEqual([240, 160]);
});

test("pictures and new cities of one /48 are four times those of a household", async () => {
  const taken = { upload: 0, newCity: 0 };
  for (const name of ["upload", "newCity"] as const) {
    for (let at = 0; at < 300; at += 1) if ((await guard.takeTurn(name, inSite(at))).kind === "allowed") taken[name] += 1;
  }
  expect(taken).toEqual({ upload: 80, newCity: 80 });
});

test("whoever is refused for a range takes nothing from the wider ones", async () => {
  await judgeAll(guard, 5_000, () => ({ address: "203.0.113.9" }));
  expect(countOf(await judgeAll(guard, 200, (at) => ({ address: `203.0.${at < 113 ? at : at + 1}.9` })), "send")).toBe(200);
});

test("everybody's requests of one form together are 600 in ten minutes; from then on each proves itself, and no other form is meant", async () => {
  const verdicts = await judgeAll(guard, 900);
  expect([countOf(verdicts, "send"), countOf(verdicts, "hold")]).toEqual([600, 300]);
  const asked = await judgeOne(guard, 901, { signs: filledIn(guard) });
  const proof = await proofFor(asked);
  expect(await judgeOne(guard, 901, { signs: filledIn(guard, { proof }) })).toMatchObject({ kind: "send" });
  expect(await judgeOne(guard, 902, { form: "quote-request" })).toMatchObject({ kind: "send" });
});

test("all forms together send 1,000 confirmations an hour to strangers, and what was asked is taken all the same", async () => {
  const verdicts = await judgeAll(guard, 1_800, (at) => ({ form: `form ${at % 3}` }));
  expect([countOf(verdicts, "send"), mailsOf(verdicts)]).toEqual([1_800, 1_000]);
});

test("80 held requests from four ranges leave a provider what it has for others", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  const advertisement = "http://a.example http://b.example http://c.example";
  const held = await judgeAll(guard, 80, (at) => ({ address: `203.0.${at % 4}.${at}`, text: advertisement, to }));
  expect(countOf(held, "hold")).toBe(80);
  const asked = await judgeAll(guard, 80, (at) => ({ address: `203.1.${at % 4}.${at}`, signs: filledIn(guard, { time: "forged" }), to }));
  expect(countOf(asked, "prove")).toBe(80);
  expect(countOf(await judgeAll(guard, 60, () => ({ to })), "send")).toBe(60);
});

test("requests beyond a provider's hour take nothing from what the form has for others", async () => {
  const toOne = await judgeAll(guard, 900, () => ({ to: { provider: "organisation 1", activity: 1 } }));
  expect([countOf(toOne, "send"), countOf(toOne, "hold")]).toEqual([60, 840]);
  const toOthers = await judgeAll(guard, 540, (at) => ({ to: { provider: `organisation ${at + 2}`, activity: at + 2 } }));
  expect(countOf(toOthers, "send")).toBe(540);
});

test("a hundred at one moment get no more to a provider, an address or a range than one after the other", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  const toProvider = await Promise.all(Array.from({ length: 100 }, (_, at) => judgeOne(guard, at, { to })));
  expect(countOf(toProvider, "send")).toBe(60);
  const toAddress = await Promise.all(Array.from({ length: 100 }, (_, at) => judgeOne(guard, at, { email: "anna@mail.example" })));
  expect(mailsOf(toAddress)).toBe(15);
  const fromRange = await Promise.all(Array.from({ length: 100 }, (_, at) => judgeOne(guard, at, { address: inSite(at), form: "other" })));
  expect(countOf(fromRange, "send")).toBe(16);
});

test("one form's time serves fifteen requests; from then on it is a program's", async () => {
  const signs = filledIn(guard);
  const verdicts = await judgeAll(guard, 30, () => ({ signs }));
  expect([countOf(verdicts, "send"), countOf(verdicts, "prove")]).toEqual([15, 15]);
  expect(await judgeOne(guard, 31, { signs: filledIn(guard) })).toMatchObject({ kind: "send" });
});

test("a form that came back to be corrected, or was held, uses up nothing of its time", async () => {
  const signs = filledIn(guard);
  for (const verdict of await judgeAll(guard, 15, () => ({ signs }))) if (verdict.kind === "send") await verdict.uncount();
  await judgeAll(guard, 15, () => ({ signs: { ...signs, isTrapped: true } }));
  expect(countOf(await judgeAll(guard, 15, () => ({ signs })), "send")).toBe(15);
});

test("two forms begun in the same millisecond have times of their own", () => {
  const now = new Date();
  expect(guard.formTime(now)).not.toBe(guard.formTime(now));
});

test("the visitor without JavaScript is held above a ceiling, never refused", async () => {
  await judgeAll(guard, 600);
  expect(await judgeOne(guard, 700, { signs: SCRIPTLESS })).toMatchObject({ kind: "hold" });
});
