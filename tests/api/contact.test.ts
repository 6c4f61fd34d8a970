import { afterAll, beforeEach, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { BRAM } from "../support/contact.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { problemOf, refusedFields } from "../support/problem.ts";

const product = await testApp();
await addFourBrands(product.db);
afterAll(() => product.close());

beforeEach(async () => {
  await product.db.deleteFrom("contact_message").execute();
  await product.db.deleteFrom("submission_key").execute();
});

type Options = { host?: string; headers?: Record<string, string>; address?: string };

/** Sends Bram's message with the given changes. */
function send(changes: object, options: Options = {}): Promise<Response> {
  return product.post("/api/public/contact", { ...options, body: JSON.stringify({ ...BRAM, ...changes }) });
}

async function stored() {
  return product.db.selectFrom("contact_message").select(["platform_id", "type", "name", "held"]).orderBy("id").execute();
}

test.for([
  ["nl", 1],
  ["de", 2],
  ["kids", 3],
  ["be", 4],
] as const)("a message to %s is accepted with 202 and an empty answer that is not cached", async ([brand, platform_id]) => {
  const answer = await send({}, { host: `${brand}.localhost` });
  expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([202, "", null]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await stored()).toEqual([{ platform_id, type: "QUESTION", name: "Bram Smit", held: false }]);
});

test("the typed client sends a message and gets no answer body", async () => {
  expect(await product.client("be").sendContact({ contactMessage: { ...BRAM, type: "Ad" } })).toBeUndefined();
  expect(await stored()).toEqual([{ platform_id: 4, type: "AD", name: "Bram Smit", held: false }]);
});

test.for([
  ["Question", "QUESTION"],
  ["question", "QUESTION"],
  ["QUESTION", "QUESTION"],
  ["Ad", "AD"],
  ["ad", "AD"],
] as const)("the type %s is stored as %s", async ([type, capitals]) => {
  expect((await send({ type })).status).toBe(202);
  expect(await stored()).toMatchObject([{ type: capitals }]);
});

const E = "faqForm.errors";
const refused: [string, object, Record<string, string>][] = [
  ["an unknown type", { type: "complaint" }, { type: "problem.fieldInvalid" }],
  ["no type", { type: undefined }, { type: "problem.fieldInvalid" }],
  ["a type that is no text", { type: 1 }, { type: "problem.fieldInvalid" }],
  ["no name", { name: undefined }, { name: `${E}.nameRequired` }],
  ["a name of spaces", { name: "  " }, { name: `${E}.nameRequired` }],
  ["a name of 201 letters", { name: "a".repeat(201) }, { name: `${E}.tooLong` }],
  ["a newline in the name", { name: "Bram\nBcc: all@zeilmakerij.example" }, { name: `${E}.oneLine` }],
  ["no e-mail address", { email: "" }, { email: `${E}.emailRequired` }],
  ["no address that is one", { email: "bram@" }, { email: `${E}.emailInvalid` }],
  ["a newline in the address", { email: "bram@a.example\r\nBcc: all@a.example" }, { email: `${E}.emailInvalid` }],
  ["no phone", { phone: null }, { phone: `${E}.phoneRequired` }],
  ["a phone of letters", { phone: "bel maar" }, { phone: `${E}.phoneInvalid` }],
  ["a newline in the company", { companyName: "Smit\r\nBcc: all@a.example" }, { companyName: `${E}.oneLine` }],
  ["a description of 50 KB", { description: "a".repeat(51_200) }, { description: `${E}.tooLong` }],
  ["a field that does not exist", { subject: "Hallo" }, { subject: "problem.fieldUnknown" }],
];

test.for(refused)("a message with %s is refused, and nothing is stored", async ([, changes, fields]) => {
  expect(await refusedFields(await send(changes))).toEqual({ status: 422, fields });
  expect(await stored()).toEqual([]);
});

test("a body of more than 64 KB is refused without parsing", async () => {
  expect((await problemOf(await send({ description: "a".repeat(70_000) }))).status).toBe(413);
});

const SENTENCES = {
  nl: ["Vul uw naam in", "Geen valide e-mailadres", "Vul uw telefoonnummer in"],
  be: ["Vul uw naam in", "Geen valide e-mailadres", "Vul uw telefoonnummer in"],
  kids: ["Vul uw naam in", "Geen valide e-mailadres", "Vul uw telefoonnummer in"],
  de: ["Geben Sie Ihren Namen ein", "Keine gültige E-Mail-Adresse", "Geben Sie Ihre Telefonnummer ein"],
};

test.for(Object.entries(SENTENCES))("%s reports errors in its own language, and names the phone", async ([key, messages]) => {
  const { errors = [] } = await problemOf(await send({ name: "", email: "x", phone: "" }, { host: `${key}.localhost` }));
  expect(errors.map(({ message }) => message)).toEqual(messages);
});

test.for(["be", "de"])("%s has the required-email message too", async (key) => {
  const { errors = [] } = await problemOf(await send({ email: "" }, { host: `${key}.localhost` }));
  expect(errors.map(({ message }) => message)).toEqual([key === "de" ? "Geben Sie Ihre E-Mail-Adresse ein" : "Vul uw e-mailadres in"]);
});

test("a message with thirty links gets the usual answer, and is held", async () => {
  const description = Array.from({ length: 30 }, (_, index) => `https://${index}.example`).join(" ");
  const answer = await send({ description });
  expect([answer.status, await answer.text()]).toEqual([202, ""]);
  expect(await stored()).toMatchObject([{ held: true }]);
});

test("a repeated message with the same key is stored once, another message with it is refused", async () => {
  const headers = { "idempotency-key": "sleutel-0001" };
  for (let time = 0; time < 3; time += 1) expect((await send({}, { headers })).status).toBe(202);
  expect(await stored()).toHaveLength(1);
  const other = await refusedFields(await send({ description: "Iets anders" }, { headers }));
  expect(other).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyReused" } });
});

test("too many messages are refused with Retry-After", async () => {
  const from = { address: "203.0.113.9" };
  for (let time = 0; time < 20; time += 1) expect((await send({ description: `Vraag ${time}` }, from)).status).toBe(202);
  const answer = await send({ description: "Nog een" }, from);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await problemOf(answer)).status).toBe(429);
});

test("no error was logged", () => {
  expect(product.errors).toEqual([]);
});
