import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { brands } from "../../src/brands/brands.ts";
import { filterQuery } from "../../src/contract/filter-query.ts";
import { testApp } from "../support/app.ts";
import { ROOT } from "../support/build.ts";
import { everyOperation } from "../support/calls.ts";

const product = await testApp();
afterAll(() => product.close());

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const described = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), description: z.string(), schema })),
  requestBody: z.optional(z.object({ required: z.literal(true), content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(content) })),
});
const openApi = z.object({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), described)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

const json: Record<string, unknown> = await (await product.get("/api/openapi.json")).json();
const document = openApi.parse(json);
const inDocument = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

test("the document is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(json))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("every schema in it is a valid JSON schema", () => {
  const ajv = new Ajv2020({ validateFormats: false, strict: true, strictTypes: false });
  const parameters = inDocument.flatMap(({ operation }) => operation.parameters.map((parameter) => parameter.schema));
  const contents = inDocument.flatMap(({ operation }) => [
    operation.requestBody?.content,
    ...Object.values(operation.responses).map((answer) => answer.content),
  ]);
  const bodies = contents.flatMap((types) => Object.values(types ?? {}).map((type) => type.schema));
  const components = Object.values(document.components.schemas);
  for (const candidate of [...parameters, ...bodies, ...components].filter(({ $ref }) => !$ref))
    expect(() => ajv.compile(candidate)).not.toThrow();
});

/** The calls of specification 1 §7 and the upload of 2 §7, written out; the last was added by decision. */
const CALLS = [
  "findGoogleCities: GET /api/admin/googleLocations/cities",
  "findActivities: GET /api/public/activities",
  "findActivity: GET /api/public/activities/{activitySlug}",
  "createQuoteRequest: POST /api/public/activities/{activityId}/quoteRequest",
  "findRedirect: GET /api/public/activities/redirects",
  "findRandomBanner: GET /api/public/banners/random",
  "sendContact: POST /api/public/contact",
  "sendEventRequest: POST /api/public/contact/event",
  "findEvent: GET /api/public/events/{eventId}",
  "findEvents: GET /api/public/events",
  "findFilters: GET /api/public/filters",
  "findLocations: GET /api/public/locations",
  "createCity: POST /api/public/locations/city",
  "subscribeNewsletter: POST /api/public/newsletter-subscribe",
  "findOrganisationActivities: GET /api/public/organisations/{organisationId}/activities",
  "findOrganisationEvents: GET /api/public/organisations/{organisationId}/events",
  "findLandingPage: GET /api/public/seo",
  "uploadImage: POST /api/public/media/image",
  "findSuggestions: GET /api/public/suggestions",
  "understandSearch: GET /api/public/searches/understood",
];

test("document and contract contain the calls of the specification, each at its path", () => {
  const found = inDocument.map(({ path, method, operation }) => `${operation.operationId}: ${method} ${path}`);
  expect(found.toSorted()).toEqual(CALLS.toSorted());
  const inContract = everyOperation.map(({ name, operation }) => `${name}: ${operation.method} ${operation.path}`);
  expect(inContract.toSorted()).toEqual(CALLS.toSorted());
});

test("of the calls of the screens only the lookup of cities is outside /api/public", async () => {
  const elsewhere = everyOperation.filter(({ operation }) => !operation.path.startsWith("/api/public/")).map(({ name }) => name);
  expect(elsewhere).toEqual(["findGoogleCities"]);
  // All other calls of the screens are those of the contract's client.
  const written: string[] = [];
  for await (const file of glob("src/web/**/*.{ts,tsx}", { cwd: ROOT, exclude: (path) => path.includes(".test.") })) {
    written.push(...Array.from((await readFile(join(ROOT, file), "utf8")).matchAll(/["'`](\/api\/[^"'`]*)/g), ([, path = ""]) => path));
  }
  expect(new Set(written)).toEqual(new Set(["/api/public/media/image"]));
});

test.for(everyOperation)("it describes $name with the parameters, the body and the answers of the contract", ({ name, operation }) => {
  const found = inDocument.find((candidate) => candidate.operation.operationId === name)?.operation;
  const parameters = Object.entries(operation.parameters).map(([parameter, { in: place, required }]) => ({
    name: parameter,
    in: place,
    required,
  }));
  const key = operation.method === "POST" && name !== "createCity" ? [{ name: "Idempotency-Key", in: "header", required: false }] : [];
  expect(found?.parameters.map(({ name, in: place, required }) => ({ name, in: place, required }))).toEqual([...parameters, ...key]);
  expect(Object.keys(found?.requestBody?.content ?? {})).toEqual(operation.body ? [operation.body.mediaType] : []);
  const statuses = [String(operation.status), ...(operation.maybeEmpty ? ["204"] : []), "default"];
  expect(Object.keys(found?.responses ?? {}).toSorted()).toEqual(statuses.toSorted());
  expect(found?.responses.default?.content).toHaveProperty("application/problem+json");
});

test("a filterQuery is described as JSON text with the fields of FilterQuery", () => {
  const parameters = inDocument.flatMap(({ operation }) => operation.parameters).filter(({ name }) => name === "filterQuery");
  expect(parameters).toHaveLength(6);
  for (const parameter of parameters) {
    const contentSchema = { $ref: "#/components/schemas/FilterQuery" };
    expect(parameter.schema).toEqual({ type: "string", contentMediaType: "application/json", contentSchema });
  }
});

test("every brand's document has the server of that brand", async () => {
  for (const { localHost } of brands) {
    const answer = await product.get("/api/openapi.json", localHost);
    expect(openApi.parse(await answer.json()).servers).toEqual([{ url: `http://${localHost}:3000` }]);
  }
});

test("the documentation page names every operation and every parameter", async () => {
  const answer = await product.get("/api/docs", "kids.localhost");
  const page = await answer.text();
  expect(answer.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8/i);
  expect(page).toContain("The public API of Kidsuitjes");
  for (const { name, operation } of everyOperation) {
    expect(page).toContain(`<code>${operation.method} ${operation.path}</code>`);
    expect(page).toContain(`id="${name}"`);
    for (const parameter of Object.keys(operation.parameters)) expect(page).toContain(`<code>${parameter}</code>`);
  }
  const fields = Object.keys(filterQuery.shape).concat("numberOfPersons", "newsletterSubscription");
  expect(fields.filter((field) => !page.includes(field))).toEqual([]);
  expect(page).not.toMatch(/undefined|\[object|NaN/);
});
