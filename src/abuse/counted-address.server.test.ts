import { expect, test } from "vitest";
import { judgeAll, mailsOf } from "../../tests/support/attempts.ts";
import { testGuard } from "../../tests/support/quotes.ts";

const BOTH = ["confirmation", "optIn"] as const;

test.for([
  ["with a tag each time", (at: number) => `victim+${at}@mail.example`],
  ["in capitals here and there", (at: number) => (at % 2 === 0 ? "Victim@Mail.example" : "victim@mail.EXAMPLE")],
  ["with dots that Gmail does not read", (at: number) => `${"victim".slice(0, 1 + (at % 5))}.${"victim".slice(1 + (at % 5))}@gmail.com`],
  ["at the older name of Gmail", (at: number) => (at % 2 === 0 ? "victim@gmail.com" : "vic.tim+a@googlemail.com")],
  ["in both spellings of its domain", (at: number) => (at % 2 === 0 ? "victim@müller.example" : "victim@xn--mller-kva.example")],
] as const)("an address written %s gets fifteen confirmations an hour and five questions a day", async ([, spell]) => {
  const verdicts = await judgeAll(testGuard(), 60, (at) => ({ email: spell(at), mails: BOTH }));
  expect(mailsOf(verdicts)).toBeLessThanOrEqual(20);
});

test("somebody whose domain takes every name gets 100 confirmations an hour, whatever stands before it", async () => {
  const email = (at: number) => (at % 2 === 0 ? `${at}@victim.example` : `me@host${at}.victim.example`);
  expect(mailsOf(await judgeAll(testGuard(), 500, (at) => ({ email: email(at) })))).toBe(100);
});

test("the people of a large public provider are as many addresses", async () => {
  expect(mailsOf(await judgeAll(testGuard(), 500, (at) => ({ email: `somebody${at}@gmail.com` })))).toBe(500);
});
