import { expect, test } from "vitest";
import { assessAll, mailsOf } from "../../tests/support/attempts.ts";
import { testAbuseFilter } from "../../tests/support/quotes.ts";

const BOTH = ["confirmation", "optIn"] as const;

test.for([
  ["with a tag each time", (at: number) => `victim+${at}@mail.example`],
  ["in capitals here and there", (at: number) => (at % 2 === 0 ? "Victim@Mail.example" : "victim@mail.EXAMPLE")],
  ["with dots that Gmail ignores", (at: number) => `${"victim".slice(0, 1 + (at % 5))}.${"victim".slice(1 + (at % 5))}@gmail.com`],
  ["at the older name of Gmail", (at: number) => (at % 2 === 0 ? "victim@gmail.com" : "vic.tim+a@googlemail.com")],
  ["in both spellings of its domain", (at: number) => (at % 2 === 0 ? "victim@müller.example" : "victim@xn--mller-kva.example")],
] as const)("an address written %s gets fifteen confirmations an hour and five newsletter mails a day", async ([, spell]) => {
  const verdicts = await assessAll(testAbuseFilter(), 60, (at) => ({ email: spell(at), mails: BOTH }));
  expect(mailsOf(verdicts)).toBeLessThanOrEqual(20);
});

test("the owner of a catch-all domain gets 100 confirmations an hour, whatever the local part", async () => {
  const email = (at: number) => (at % 2 === 0 ? `${at}@victim.example` : `me@host${at}.victim.example`);
  expect(mailsOf(await assessAll(testAbuseFilter(), 500, (at) => ({ email: email(at) })))).toBe(100);
});

test("customers of a large mail provider are counted separately", async () => {
  expect(mailsOf(await assessAll(testAbuseFilter(), 500, (at) => ({ email: `somebody${at}@gmail.com` })))).toBe(500);
});
