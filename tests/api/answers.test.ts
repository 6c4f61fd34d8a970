import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import { createClient, ResponseError } from "../../src/contract/client.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { testApp } from "../support/app.ts";
import { call, everyOperation, readCalls } from "../support/calls.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { ANNA } from "../support/quotes.ts";

const product = await testApp();
const onBrand = await addFourBrands(product.db);
await product.catalogue.refresh();
afterAll(() => product.close());

const ajv = new Ajv2020({ validateFormats: false, allErrors: true });
const document: unknown = await (await product.get("/api/openapi.json")).json();

/** The response schema of an operation in the OpenAPI document. */
function documentedAnswer(name: string, { path, method, status }: Operation): object {
  const described = at(document, "paths", path, method.toLowerCase());
  expect(at(described, "operationId")).toBe(name);
  const schema = at(described, "responses", String(status), "content", "application/json", "schema");
  if (typeof schema !== "object" || schema === null) throw new Error(`${name} has no answer schema.`);
  return schema;
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined), value);
}

const reads = brands.flatMap(({ key, name: brand }) =>
  everyOperation.filter(({ operation }) => operation.method === "GET").map(({ name, operation }) => ({ brand, key, name, operation })),
);

test.for(reads)("$brand answers $name exactly as contract and OpenAPI document specify", async ({ key, name, operation }) => {
  const answer = await call(product.client(key), name, readCalls(key, onBrand[key])[name] ?? {});
  expect(itemsOf(answer)).not.toHaveLength(0);
  expect(operation.answer?.parse(answer)).toEqual(answer);
  const isDocumented = ajv.compile(documentedAnswer(name, operation));
  expect(isDocumented(answer) ? [] : isDocumented.errors).toEqual([]);
});

function itemsOf(answer: unknown): unknown[] {
  const lists = [answer, ...["activities", "events", "filters", "locations"].map((list) => at(answer, list))];
  return lists.find(Array.isArray) ?? [answer].filter(Boolean);
}

test("a quote request is received on every brand", async () => {
  for (const { key } of brands) {
    const answer = await product.client(key).createQuoteRequest({ activityId: onBrand[key].activity, quoteRequest: ANNA });
    expect(answer).toEqual({ received: true });
  }
});

const unbuilt = everyOperation.filter(({ operation }) => !operation.built);

test.for(unbuilt)("$name is not built yet and answers 501", async ({ name, operation }) => {
  const body = operation.body ? { [operation.body.name]: name === "uploadImage" ? new File(["x"], "x.png") : {} } : {};
  const refusal = await call(product.client("nl"), name, body).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ResponseError);
  expect(refusal).toMatchObject({ status: 501, problem: { title: "Dit kan nog niet", status: 501 } });
});

test("HEAD answers as GET does, without the body", async () => {
  const heads: { status: number; type: string | null; body: string }[] = [];
  const client = createClient({
    baseUrl: "http://nl.localhost:3000",
    fetch: async (url, options) => {
      const head = await product.app(new Request(url, { ...options, method: "HEAD" }));
      heads.push({ status: head.status, type: head.headers.get("content-type"), body: await head.text() });
      return product.app(new Request(url, options));
    },
  });
  for (const [name, given] of Object.entries(readCalls("nl", onBrand.nl))) await call(client, name, given);
  expect(heads).toEqual(Array.from({ length: 14 }, () => ({ status: 200, type: "application/json", body: "" })));
});
