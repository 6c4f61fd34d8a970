import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { BRAM } from "../support/contact.ts";
import { addUpload, NOOR } from "../support/events.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { jpegPicture, pngPicture } from "../support/hostile/pictures.ts";
import { READER } from "../support/newsletter.ts";
import { refusedFields } from "../support/problem.ts";
import { ANNA } from "../support/quotes.ts";

const product = await testApp();
const { nl } = await addFourBrands(product.db);
afterAll(() => product.close());

const NEXT_YEAR = new Date().getFullYear() + 1;
const EVENT = {
  ...NOOR,
  startDate: `${NEXT_YEAR}-06-18`,
  endDate: `${NEXT_YEAR}-06-19`,
  media: { id: await addUpload(product.db, { platform: 1 }) },
};

/** A name, the path, a body and a different body. */
const calls: [name: string, path: string, body: object, other: object][] = [
  ["a quote request", `/api/public/activities/${nl.activity}/quoteRequest`, ANNA, { ...ANNA, numberOfPersons: 21 }],
  ["a message", "/api/public/contact", BRAM, { ...BRAM, description: "Iets anders" }],
  ["an event", "/api/public/contact/event", EVENT, { ...EVENT, title: "Iets anders" }],
  ["a wish for the newsletter", "/api/public/newsletter-subscribe", READER, { ...READER, name: "Bob" }],
];

/** Status, body and replay header of an answer. */
async function partsOf(answer: Response) {
  return { status: answer.status, body: await answer.text(), replayed: answer.headers.get("idempotent-replayed") };
}

test.for(calls)("%s repeated with its key gets the former answer, marked as replayed", async ([, path, body, other]) => {
  const headers = { "idempotency-key": "sleutel-0001" };
  const send = (sent: object) => product.post(path, { headers, body: JSON.stringify(sent) });
  const first = await partsOf(await send(body));
  expect(first.replayed).toBeNull();
  expect(await partsOf(await send(body))).toEqual({ ...first, replayed: "true" });
  expect(await partsOf(await send(body))).toEqual({ ...first, replayed: "true" });
  const refused = await send(other);
  expect(refused.headers.get("idempotent-replayed")).toBeNull();
  expect(await refusedFields(refused)).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyReused" } });
});

test("a picture repeated with its key gets the former answer, marked as replayed", async () => {
  const picture = await jpegPicture();
  const first = await partsOf(await upload(picture));
  expect(first).toMatchObject({ status: 201, replayed: null });
  expect(await partsOf(await upload(picture))).toEqual({ ...first, replayed: "true" });
  expect(await partsOf(await upload(await pngPicture()))).toMatchObject({ status: 422, replayed: null });
});

test("without a key, the answer to an equal message is not marked as replayed", async () => {
  const body = JSON.stringify({ ...BRAM, description: "Twee keer hetzelfde" });
  for (let time = 0; time < 2; time += 1)
    expect(await partsOf(await product.post("/api/public/contact", { body }))).toMatchObject({ replayed: null });
});

test("the OpenAPI document has the header only for operations with a key", async () => {
  const document: unknown = await (await product.get("/api/openapi.json")).json();
  const text = JSON.stringify(document);
  expect(text.split('"Idempotent-Replayed"').length).toBe(text.split('"Idempotency-Key"').length);
  expect(document).toHaveProperty(["paths", "/api/public/contact", "post", "responses", "202", "headers", "Idempotent-Replayed", "schema"]);
});

async function upload(bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "foto.jpg"));
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "", "idempotency-key": "sleutel-0001" };
  return product.post("/api/public/media/image", { headers, body: await encoded.arrayBuffer() });
}
