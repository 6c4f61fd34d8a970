import { afterAll, beforeEach, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { addUpload, NOOR } from "../support/events.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { problemOf, refusedFields } from "../support/problem.ts";

const product = await testApp();
await addFourBrands(product.db);
afterAll(() => product.close());

beforeEach(async () => {
  await product.db.deleteFrom("event_request").execute();
  await product.db.deleteFrom("submission_key").execute();
});

const NEXT_YEAR = new Date().getFullYear() + 1;
const EVENT = { ...NOOR, startDate: `${NEXT_YEAR}-06-18`, endDate: `${NEXT_YEAR}-06-19` };

type Options = { host?: string; headers?: Record<string, string> };

/** Submits Noor's event on kids with the given changes. */
function submit(changes: object, { host = "kids.localhost", headers }: Options = {}): Promise<Response> {
  return product.post("/api/public/contact/event", { host, headers, body: JSON.stringify({ ...EVENT, ...changes }) });
}

async function stored() {
  return product.db.selectFrom("event_request").select(["platform_id", "title", "upload_id"]).orderBy("id").execute();
}

test.for([
  ["nl", 1],
  ["de", 2],
  ["kids", 3],
  ["be", 4],
] as const)("an event for %s is accepted with 202 and an empty answer that is not cached", async ([brand, platform]) => {
  const id = await addUpload(product.db, { platform });
  const answer = await submit({ media: { id } }, { host: `${brand}.localhost` });
  expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([202, "", null]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await stored()).toEqual([{ platform_id: platform, title: "Open dag van de speeltuin", upload_id: id }]);
});

test("the typed client sends the answer of an upload as its picture, and gets no answer body", async () => {
  const media = { id: await addUpload(product.db), url: "/static/uploads/x.webp" };
  const eventRequest = { ...EVENT, iban: "NL91 ABNA 0417 1643 00", website: "www.dewip.example", endDate: null, media };
  expect(await product.client("kids").sendEventRequest({ eventRequest })).toBeUndefined();
  expect(await stored()).toMatchObject([{ platform_id: 3, upload_id: media.id }]);
});

const E = "eventForm.errors";
const refused: [string, object, Record<string, string>][] = [
  ["no name", { name: undefined }, { name: `${E}.nameRequired` }],
  ["a newline in the name", { name: "Noor\nBcc: all@dewip.example" }, { name: `${E}.oneLine` }],
  ["no e-mail address", { email: "" }, { email: `${E}.emailRequired` }],
  ["no address that is one", { email: "noor@" }, { email: `${E}.emailInvalid` }],
  ["a newline in the address", { email: "noor@a.example\r\nBcc: all@a.example" }, { email: `${E}.emailInvalid` }],
  ["no IBAN", { iban: null }, { iban: `${E}.ibanRequired` }],
  ["an IBAN of spaces", { iban: "   " }, { iban: `${E}.ibanRequired` }],
  ["an IBAN with a wrong check", { iban: "NL91ABNA0417164301" }, { iban: `${E}.ibanInvalid` }],
  ["a German IBAN that is too short", { iban: "DE8937040044053201300" }, { iban: `${E}.ibanInvalid` }],
  ["no province", { province: "" }, { province: `${E}.provinceRequired` }],
  ["the first line of the list as province", { province: "Selecteer een provincie" }, { province: `${E}.provinceRequired` }],
  ["an unknown province", { province: "Atlantis" }, { province: `${E}.provinceUnknown` }],
  ["the number of a province", { province: 7 }, { province: `${E}.provinceRequired` }],
  ["no city", { city: " " }, { city: `${E}.cityRequired` }],
  ["no address", { address: undefined }, { address: `${E}.addressRequired` }],
  ["no zipcode", { zipcode: undefined }, { zipcode: `${E}.zipcodeRequired` }],
  ["no title", { title: "" }, { title: `${E}.titleRequired` }],
  ["a title of 201 letters", { title: "a".repeat(201) }, { title: `${E}.tooLong` }],
  ["no description", { description: "" }, { description: `${E}.descriptionRequired` }],
  ["a description of 10,001 signs", { description: "a".repeat(10_001) }, { description: `${E}.tooLong` }],
  ["no website", { website: undefined }, { website: `${E}.websiteRequired` }],
  ["a script as website", { website: "javascript:alert(1)" }, { website: `${E}.websiteInvalid` }],
  ["no first day", { startDate: undefined, endDate: null }, { startDate: `${E}.startDateRequired` }],
  ["a day that does not exist", { startDate: "2027-02-30" }, { startDate: `${E}.dateInvalid` }],
  ["a time as date", { startDate: `${NEXT_YEAR}-06-18T10:00:00Z` }, { startDate: `${E}.dateInvalid` }],
  ["a first day in the past", { startDate: "2020-01-01", endDate: null }, { startDate: `${E}.startDatePast` }],
  ["the year 9999", { startDate: "9999-12-31", endDate: null }, { startDate: `${E}.dateTooFar` }],
  ["an end before its start", { endDate: `${NEXT_YEAR}-06-17` }, { endDate: `${E}.endBeforeStart` }],
  ["no picture", { media: undefined }, { media: `${E}.mediaRequired` }],
  ["the picture of an empty form", { media: { id: null } }, { "media.id": `${E}.mediaRequired` }],
  ["an unknown picture", { media: { id: 2_147_483_647 } }, { media: `${E}.mediaUnknown` }],
  ["fields that do not exist", { price: 1, id: 7 }, { price: "problem.fieldUnknown", id: "problem.fieldUnknown" }],
];

test.for(refused)("an event with %s is refused, and nothing is stored", async ([, changes, fields]) => {
  const media = { id: await addUpload(product.db) };
  expect(await refusedFields(await submit({ media, ...changes }))).toEqual({ status: 422, fields });
  expect(await stored()).toEqual([]);
});

test("a picture of another brand, and one that is in use, are refused", async () => {
  const foreign = await addUpload(product.db, { platform: 1 });
  const claimed = await addUpload(product.db, { claimed: true });
  for (const id of [foreign, claimed]) {
    expect(await refusedFields(await submit({ media: { id } }))).toEqual({ status: 422, fields: { media: `${E}.mediaUnknown` } });
  }
  expect(await stored()).toEqual([]);
});

/** The messages of the specification (2 §5), word for word. */
const REQUIRED = {
  name: "Vul een naam in",
  email: "Vul een email in",
  iban: "Vul een IBAN in",
  province: "Vul een provincie in",
  city: "Vul een stad in",
  address: "Vul een straat en huisnummer in",
  zipcode: "Vul een postcode in",
  title: "Vul een titel in",
  description: "Vul een beschrijving in",
  startDate: "Vul een startdatum in",
  website: "Vul een website in",
  media: "Voeg een afbeelding toe",
};

test.for(["nl", "be", "kids"])("all missing fields are reported at once, in the words of the specification, on %s", async (brand) => {
  const empty = Object.fromEntries(Object.keys(EVENT).map((field) => [field, undefined]));
  const { errors = [] } = await problemOf(await submit({ ...empty, media: null }, { host: `${brand}.localhost` }));
  expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(REQUIRED);
  const wrong = await problemOf(await submit({ email: "noor@", iban: "NL91" }, { host: `${brand}.localhost` }));
  expect(wrong.errors).toMatchObject([{ message: "Email adres is niet geldig" }, { message: "IBAN is niet geldig" }, { field: "media" }]);
});

test("the German brand reports them in German", async () => {
  const { errors = [] } = await problemOf(await submit({ email: "noor@", iban: "DE89", city: "" }, { host: "de.localhost" }));
  expect(errors.map(({ message }) => message)).toEqual([
    "Die E-Mail-Adresse ist nicht gültig",
    "Die IBAN ist nicht gültig",
    "Geben Sie eine Stadt ein",
    "Fügen Sie ein Bild hinzu",
  ]);
});

test("a repeated event with the same key is stored once, another event with it is refused", async () => {
  const headers = { "idempotency-key": "sleutel-0001" };
  const media = { id: await addUpload(product.db) };
  for (let time = 0; time < 3; time += 1) expect((await submit({ media }, { headers })).status).toBe(202);
  expect(await stored()).toHaveLength(1);
  const other = await refusedFields(await submit({ media, title: "Iets anders" }, { headers }));
  expect(other).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyReused" } });
});
