import { afterAll, beforeEach, expect, test } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { testApp } from "../support/app.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { queuedMails, READER } from "../support/newsletter.ts";
import { problemOf, refusedFields } from "../support/problem.ts";

const product = await testApp({ fill: addFourBrands });
afterAll(() => product.close());

const PATH = "/api/public/newsletter-subscribe";
const E = "newsletter.errors";
const ASKED = new Date("2026-05-11T10:00:00Z");

beforeEach(async () => {
  await product.db.deleteFrom("newsletter_subscription").execute();
  await product.db.deleteFrom("submission_key").execute();
});

function wish(changes: object = {}, options: { host?: string; headers?: Record<string, string>; address?: string } = {}) {
  return product.post(PATH, { ...options, body: JSON.stringify({ ...READER, ...changes }) });
}

async function rows() {
  return product.db.selectFrom("newsletter_subscription").select(["platform_id", "name", "email"]).orderBy("platform_id").execute();
}

/** All parts of an answer that a client sees. */
async function partsOf(answer: Response) {
  return { status: answer.status, headers: [...answer.headers].filter(([name]) => name !== "x-request-id"), body: await answer.text() };
}

test("new, unconfirmed, subscribed, unsubscribed and held addresses, and those of another brand, get the same answer", async () => {
  const row = { name: "Anna", created_at: ASKED };
  const known = [
    { ...row, platform_id: 1, email: "asked@korenbloem.example" },
    { ...row, platform_id: 1, email: "reads@korenbloem.example", confirmed_at: ASKED },
    { ...row, platform_id: 1, email: "left@korenbloem.example", confirmed_at: ASKED, unsubscribed_at: ASKED },
    { ...row, platform_id: 1, email: "held@korenbloem.example", held: true },
    { ...row, platform_id: 2, email: "german@korenbloem.example", confirmed_at: ASKED },
  ];
  await product.db.insertInto("newsletter_subscription").values(known).execute();

  const first = await partsOf(await wish());
  expect(first).toMatchObject({ status: 202, body: "" });
  for (const { email } of known) expect(await partsOf(await wish({ email }))).toEqual(first);
  // Each of the six gets one mail, so the work is the same too.
  expect(await queuedMails(product.db)).toHaveLength(6);
});

test("the brand comes from the host, and one address is one row on each", async () => {
  for (const host of ["nl.localhost", "de.localhost", "kids.localhost", "be.localhost"]) await wish({}, { host });
  await wish({ email: "ANNA@korenbloem.example" });
  expect((await rows()).map(({ platform_id }) => platform_id)).toEqual([1, 2, 3, 4]);
});

test("the typed client sends a subscription, and requires a body before it sends", async () => {
  expect(await product.client("kids").subscribeNewsletter({ newsletterSubscription: READER })).toBeUndefined();
  expect(await rows()).toEqual([{ platform_id: 3, ...READER }]);
});

const refused: [string, object, Record<string, string>][] = [
  ["no name", { name: undefined }, { name: `${E}.nameRequired` }],
  ["a name of spaces", { name: "  " }, { name: `${E}.nameRequired` }],
  ["a name of signs", { name: "-" }, { name: `${E}.nameRequired` }],
  ["a name of two lines", { name: "Anna\nBcc: all@korenbloem.example" }, { name: `${E}.oneLine` }],
  ["a name of 201 letters", { name: "a".repeat(201) }, { name: `${E}.tooLong` }],
  ["no address", { email: undefined }, { email: `${E}.emailRequired` }],
  ["an empty address", { email: "" }, { email: `${E}.emailRequired` }],
  ["half an address", { email: "anna@" }, { email: `${E}.emailInvalid` }],
  ["two addresses", { email: "anna@a.example, bob@b.example" }, { email: `${E}.emailInvalid` }],
  ["an address with a line break", { email: "anna@a.example\r\nBcc: bob@b.example" }, { email: `${E}.emailInvalid` }],
  ["an address of 300 signs", { email: `${"a".repeat(290)}@a.example` }, { email: `${E}.tooLong` }],
  ["a field too many", { platform: 2 }, { platform: "problem.fieldUnknown" }],
];

test.for(refused)("a subscription with %s is refused, and nothing is stored", async ([, changes, fields]) => {
  expect(await refusedFields(await wish(changes))).toEqual({ status: 422, fields });
  expect(await rows()).toEqual([]);
});

test.for([
  ["nl", ["Vul uw naam in", "Vul uw e-mailadres in"], "Geen valide e-mailadres"],
  ["kids", ["Vul uw naam in", "Vul uw e-mailadres in"], "Geen valide e-mailadres"],
  ["be", ["Vul uw naam in", "Vul uw e-mailadres in"], "Geen valide e-mailadres"],
  ["de", ["Geben Sie Ihren Namen ein", "Geben Sie Ihre E-Mail-Adresse ein"], "Keine gültige E-Mail-Adresse"],
] satisfies [BrandKey, string[], string][])("on %s the messages are those of the specification", async ([key, required, invalid]) => {
  const host = `${key}.localhost`;
  const { errors: missing = [] } = await problemOf(await wish({ name: "", email: "" }, { host }));
  expect(missing.map(({ message }) => message)).toEqual(required);
  const { errors: wrong = [] } = await problemOf(await wish({ email: "anna" }, { host }));
  expect(wrong.map(({ message }) => message)).toEqual([invalid]);
});

test("a repeated subscription with the same key is stored once, another one with it is refused", async () => {
  const headers = { "idempotency-key": "the-wish-of-anna" };
  expect((await wish({}, { headers })).status).toBe(202);
  expect((await wish({}, { headers })).status).toBe(202);
  expect(await refusedFields(await wish({ name: "Bob" }, { headers }))).toEqual({
    status: 422,
    fields: { "Idempotency-Key": "problem.keyReused" },
  });
});

test("one address range cannot subscribe others without limit", async () => {
  const statuses = [];
  for (let n = 0; n < 25; n += 1) {
    statuses.push((await wish({ email: `nr${n}@korenbloem.example` }, { address: "192.0.2.7" })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 202));
  expect(statuses.slice(20)).toEqual(Array.from({ length: 5 }, () => 429));
});
