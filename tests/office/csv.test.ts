import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { addActivity } from "../support/fixtures.ts";
import { messageOf, quoteRequestFor } from "../support/office-submissions.ts";
import { OFFICE_ORIGIN, testOffice, type TestOffice } from "../support/office.ts";

const MINUTE_MS = 60_000;
const BOM = "\uFEFF";

let office: TestOffice;
let activityId: number;
beforeAll(async () => {
  office = await testOffice();
  activityId = await addActivity(office.db, { title: "Kanoën op de Linge" });
});
afterAll(() => office.close());

test("a list is downloaded with its filters, in full, for Excel in Dutch, under the name of its day", async () => {
  await quoteRequestFor(office.db, activityId, { name: "Cornelia Vermeer", description: 'Met "lunch";\nen thee' });
  await quoteRequestFor(office.db, activityId, { name: "Ander Mens", held: true });
  const editor = await office.editor();
  const list = await (await editor.get("/offerteaanvragen?staat=passed")).text();
  expect(list).toContain('action="/offerteaanvragen/csv?staat=passed"');
  const answer = await editor.post("/offerteaanvragen/csv?staat=passed");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="offerteaanvragen-\d{4}-\d\d-\d\d\.csv"$/);
  const text = await textWithMark(answer);
  expect(text.startsWith(`${BOM}"Nummer";"Ontvangen"`)).toBe(true);
  expect(text).toContain('"Cornelia Vermeer"');
  expect(text).toContain('"anna@korenbloem.example"');
  expect(text).toContain('"Met ""lunch"";\nen thee"');
  expect(text).not.toContain("Ander Mens");
});

test("the log says who downloaded how many rows of which filter, without the person that was searched for", async () => {
  const anna = await office.person();
  await anna.post("/offerteaanvragen/csv?tekst=anna%40korenbloem.example&staat=passed&merk=nl");
  const acts = await office.db.selectFrom("audit").selectAll().where("actor_id", "=", anna.accountId).execute();
  expect(acts).toMatchObject([{ action: "quotes.export", platform_id: 1, changes: { rows: [null, 1] } }]);
  expect(JSON.stringify(acts[0]?.changes)).toContain("an…@korenbloem.example");
  expect(JSON.stringify(acts[0]?.changes)).not.toContain("anna@");
});

test("what begins like a formula is text in a spreadsheet", async () => {
  const formulas = ["=HYPERLINK(A1)", "+31 6 1234", "-1+1", "@SUM(1)", "\t=1+1", "\r=1", "＝1+1"];
  for (const name of formulas) await messageOf(office.db, { name });
  const text = await textWithMark(await (await office.editor()).post("/berichten/csv"));
  for (const formula of formulas) expect(text).toContain(`"'${formula}"`);
});

test("an export asks for a recent proof and cannot be had by a link", async () => {
  const anna = await office.person();
  office.advance(11 * MINUTE_MS);
  const refused = await anna.post("/offerteaanvragen/csv?staat=passed");
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain(encodeURIComponent("/offerteaanvragen/csv?staat=passed"));
  office.advance(-11 * MINUTE_MS);
  expect((await anna.get("/offerteaanvragen/csv")).status).toBe(404);
  expect((await anna.post("/offerteaanvragen/csv", {}, { origin: "http://evil.example" })).status).toBe(403);
  expect(await office.db.selectFrom("audit").select("id").where("actor_id", "=", anna.accountId).execute()).toEqual([]);
});

test("an editor of one brand downloads that brand alone", async () => {
  const german = await addActivity(office.db, { platform: 2, title: "Kanufahrt" });
  await quoteRequestFor(office.db, german, { name: "Jörg Müller" });
  const other = await office.person({ platformIds: [2] });
  for (const query of ["", "?merk=nl"]) {
    const text = await textWithMark(await other.post(`/offerteaanvragen/csv${query}`));
    expect([text.includes("Jörg Müller"), text.includes("Vermeer")]).toEqual([true, false]);
  }
});

test("many rows arrive in pages, each once and in the order of the list, also when they share a time", async () => {
  await sql`
    insert into contact_message (platform_id, type, name, email, created_at)
    select 1, 'AD', 'Rij ' || i, 'rij' || i || '@linge.example', '2027-01-01'::timestamptz + (i / 3) * interval '1 microsecond'
    from generate_series(1, 2300) as i`.execute(office.db);
  const editor = await office.editor();
  const names = async (query: string) =>
    [...(await textWithMark(await editor.post(`/berichten/csv?soort=AD&${query}`))).matchAll(/"Rij (\d+)"/g)].map(([, i]) => Number(i));
  const ascending = Array.from({ length: 2300 }, (_, index) => index + 1);
  expect(await names("orde=ontvangen.asc")).toEqual(ascending);
  expect(await names("")).toEqual(ascending.toReversed());
});

test("a download that is broken off reads no further", async () => {
  const editor = await office.editor();
  const answer = await office.app(
    new Request(`${OFFICE_ORIGIN}/berichten/csv`, {
      method: "POST",
      headers: { origin: OFFICE_ORIGIN, cookie: `office=${editor.session()}` },
    }),
  );
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
  expect(office.errors).toEqual([]);
});

/** Response.text() drops the mark. */
async function textWithMark(answer: Response): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
}
