import { afterAll, beforeAll, expect, test } from "vitest";
import { giveApp, giveRecoveryCodes, proveMail } from "../support/office-factors.ts";
import { mailsOf } from "../support/office-mails.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

const STEP_MS = 30_000;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const NEW_BROWSER = "Er is ingelogd met een nieuwe browser";
const subjectsTo = async (address: string) => (await mailsOf(office)).flatMap(({ to, subject }) => (to === address ? subject : []));

test("a login with a browser that was not seen before is mailed, and the next one with it is not", async () => {
  const email = "anna@redactie.example";
  const { accountId } = await office.person({ email });
  const app = await giveApp(office, accountId);
  const logIn = async (browser: OfficeVisitor) => {
    await proveMail(office, browser, email);
    office.advance(STEP_MS);
    const answer = await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) });
    expect(answer.headers.get("location")).toBe("/");
  };
  await logIn(office.visitor());
  const newBrowsers = async () => (await subjectsTo(email)).filter((subject) => subject === NEW_BROWSER);
  expect(await newBrowsers()).toHaveLength(1);
  await logIn(office.visitor());
  expect(await newBrowsers()).toHaveLength(1);
});

test("a change of factors is mailed to its owner", async () => {
  const email = "bram@redactie.example";
  const { accountId, ...browser } = await office.person({ email });
  await giveApp(office, accountId);
  await giveRecoveryCodes(office, accountId);
  const before = (await subjectsTo(email)).length;
  expect((await browser.post("/herstelcodes")).status).toBe(303);
  expect((await subjectsTo(email)).slice(before)).toEqual(["De manier waarop je inlogt is veranderd"]);
});
