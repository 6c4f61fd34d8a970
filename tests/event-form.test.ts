import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "./support/app.ts";
import { openDatabaseProxy, type DatabaseProxy } from "./support/database-proxy.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { jpegPicture } from "./support/hostile/pictures.ts";

const product = await testApp({ fill: addFourBrands });
afterAll(() => product.close());
const picture = await jpegPicture({ width: 640, height: 400 });

beforeEach(async () => {
  await product.db.deleteFrom("event_request").execute();
  await product.db.deleteFrom("upload").execute();
  await product.db.deleteFrom("submission_key").execute();
});

const NEXT_YEAR = new Date().getFullYear() + 1;
const NOOR = {
  title: "Open dag van de speeltuin",
  description: 'Alle "toestellen" doen mee.',
  startDate: `${NEXT_YEAR}-06-18`,
  endDate: `${NEXT_YEAR}-06-19`,
  website: "www.dewip.example/open-dag",
  address: "Wipstraat 12",
  zipcode: "3511 AB",
  city: "Utrecht",
  province: "Utrecht",
  name: "Noor Bakker",
  companyName: "Speeltuin De Wip",
  email: "noor@dewip.example",
  iban: "NL91 ABNA 0417 1643 00",
};
/** The empty hidden fields that a browser without JavaScript sends. */
const HIDDEN = { form: "event", submission_key: "", form_time: "", website_confirm: "", mediaId: "" };

type Sent = { fields?: Record<string, string>; file?: Uint8Array<ArrayBuffer> | null; host?: string; to?: TestApp };

function send({
  fields = {},
  file = new Uint8Array(picture),
  host = "kids.localhost",
  to: { app } = product,
}: Sent = {}): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...HIDDEN, ...NOOR, ...fields })) form.set(field, value);
  form.set("file", new File(file ? [file] : [], file ? "wip.jpg" : "", { type: "image/jpeg" }));
  return app(new Request(`http://${host}:3000/adverteren`, { method: "POST", body: form }));
}

/** The event form of a page, open or not. */
function formIn(html: string): string {
  return /<details[^>]* id="evenement".*<\/details>/s.exec(html.replaceAll("<!-- -->", ""))?.[0] ?? "";
}

/** The value of each field of the form. */
function valuesIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
    / name="(\w+)"/.exec(input)?.[1],
    / value="([^"]*)"/.exec(input)?.[1],
  ]);
  const description = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];
  const province = /<option selected=""[^>]*>([^<]*)</.exec(html)?.[1];
  const fields = [...inputs, ["description", description], ["province", province]].filter(([name]) => name && name in NOOR);
  return Object.fromEntries(fields.map(([name, value]) => [name, (value ?? "").replaceAll("&quot;", '"').trim()]));
}

const stored = () => product.db.selectFrom("event_request").selectAll().execute();
const uploads = () => product.db.selectFrom("upload").select(["id", "claimed_at"]).execute();

describe("the form for events", () => {
  test("is on kids only, in a closed disclosure", async () => {
    for (const host of ["nl.localhost", "be.localhost", "de.localhost"]) {
      expect(formIn(await (await product.get("/adverteren", host)).text())).toBe("");
    }
    const html = formIn(await (await product.get("/adverteren", "kids.localhost")).text());
    expect(html).toMatch(/^<details(?![^>]* open)[^>]*><summary[^>]*>Plaats uw evenement!<\/summary>/);
    expect(html).toMatch(/enctype="multipart\/form-data"/i);
    for (const field of [...Object.keys(NOOR), "file"]) expect(html).toContain(`name="${field}"`);
  });

  test("offers the provinces of the country, after a placeholder option", async () => {
    const html = formIn(await (await product.get("/adverteren", "kids.localhost")).text());
    expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(["Selecteer een provincie", "Utrecht"]);
    expect(html).toContain('<option value=""');
  });

  test("describes the accepted pictures beside the field", async () => {
    const html = formIn(await (await product.get("/adverteren", "kids.localhost")).text());
    const [field = ""] = /<input[^>]*type="file"[^>]*>/.exec(html) ?? [];
    const [, hint = ""] = /aria-describedby="([\w-]+)"/.exec(field) ?? [];
    const [, text] = new RegExp(`<p[^>]* id="${hint}"[^>]*>([^<]*)<`).exec(html) ?? [];
    expect(text).toBe(".jpg, .jpeg of .png, max. 2 MB, minstens 154 × 50 px, één bestand");
    expect(field).not.toContain("multiple");
  });

  test("is accepted with its picture, thanks on the same page, and is stored once when it is sent twice concurrently", async () => {
    const answers = await Promise.all([send(), send()]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/adverteren?evenement=verzonden#evenement"]);
    }
    const [request, ...others] = await stored();
    const [upload, ...otherUploads] = await uploads();
    expect([others, otherUploads]).toEqual([[], []]);
    expect(request).toMatchObject({ title: NOOR.title, website: "https://www.dewip.example/open-dag", upload_id: upload?.id });
    expect(upload?.claimed_at).not.toBeNull();

    const html = await (await product.get("/adverteren?evenement=verzonden", "kids.localhost")).text();
    expect(formIn(html)).toMatch(/^<details[^>]* open=""/);
    expect(formIn(html)).toContain("Bedankt, je evenement is verstuurd");
    expect(html).toContain('<meta name="robots" content="noodp, noindex"/>');
  });

  test("is returned open with all entered values, the errors in order, and the uploaded picture", async () => {
    const fields = { title: "", province: "", iban: "NL91 ABNA 0417 1643 01", endDate: `${NEXT_YEAR}-06-17` };
    const answer = await send({ fields });
    const html = formIn(await answer.text());
    expect(answer.status).toBe(422);
    expect(html).toMatch(/^<details[^>]* open=""/);
    expect(valuesIn(html)).toEqual({ ...NOOR, ...fields });
    const summary = /role="alert".*?<\/ul>/s.exec(html)?.[0] ?? "";
    expect([...summary.matchAll(/<a [^>]*>([^<]*)</g)].map(([, sentence]) => sentence)).toEqual([
      "Vul een titel in",
      "De einddatum ligt voor de startdatum",
      "Vul een provincie in",
      "IBAN is niet geldig",
    ]);

    const [upload] = await uploads();
    expect(upload?.claimed_at).toBeNull();
    const mediaId = /name="mediaId"[^>]* value="(\d+)"/.exec(html)?.[1] ?? "";
    expect(mediaId).toBe(String(upload?.id));
    expect((await send({ fields: { mediaId }, file: null })).status).toBe(303);
    expect(await stored()).toMatchObject([{ upload_id: upload?.id }]);
  });

  test.for([
    ["no picture", null, "Voeg een afbeelding toe"],
    ["a page as picture", new TextEncoder().encode("<html><script>alert(1)</script>"), "Dit bestand is geen foto"],
    ["an empty file", new Uint8Array(), "Dit bestand is leeg"],
    ["a photo of 5 MB", new Uint8Array(5 * 1024 * 1024).fill(255), "Deze foto is groter dan 2 MB"],
  ] as const)("with %s is returned with all entered values and an error message", async ([, file, sentence]) => {
    const answer = await send({ file });
    const html = formIn(await answer.text());
    expect(answer.status).toBe(422);
    expect(html).toContain(sentence);
    expect(valuesIn(html)).toEqual(NOOR);
    expect([await stored(), await uploads()]).toEqual([[], []]);
  });

  test("shows errors of the picture and of other fields together", async () => {
    const html = formIn(await (await send({ fields: { name: "" }, file: new TextEncoder().encode("GIF89a") })).text());
    for (const sentence of ["Dit bestand is geen foto", "Vul een naam in", "Nog 2 dingen"]) expect(html).toContain(sentence);
    expect(html).not.toContain("Voeg een afbeelding toe");
  });

  test("is refused on brands without an agenda, and from another site", async () => {
    expect((await send({ host: "nl.localhost" })).status).toBe(400);
    const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
    expect((await product.post("/adverteren", { host: "kids.localhost", body: "form=event", headers })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

test("while the database is unavailable the form is returned with all entered values, and it is accepted later", async () => {
  const proxies: DatabaseProxy[] = [];
  const by = async (databaseUrl: string) => {
    const proxy = await openDatabaseProxy(databaseUrl);
    proxies.push(proxy);
    return proxy.url;
  };
  const cut = await testApp({ fill: addFourBrands, by });
  for (const proxy of proxies) proxy.cut();
  for (const sent of [{}, { fields: { mediaId: "12" }, file: null }]) {
    const answer = await send({ ...sent, to: cut });
    const html = formIn(await answer.text());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(html).toContain("Je evenement kon niet worden verstuurd.");
    expect(valuesIn(html)).toEqual(NOOR);
  }
  for (const proxy of proxies) proxy.mend();
  await expect.poll(async () => (await send({ to: cut })).status, { timeout: 20_000 }).toBe(303);
  await cut.close();
  for (const proxy of proxies) await proxy.close();
});
