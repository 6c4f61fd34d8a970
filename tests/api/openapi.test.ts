import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { brands } from "../../src/brands/brands.ts";
import { filterQuery } from "../../src/contract/filter-query.ts";
import { testApp } from "../support/app.ts";
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

test("it names the nineteen operations of the contract, each at its path", () => {
  const found = inDocument.map(({ path, method, operation }) => `${operation.operationId}: ${method} ${path}`);
  expect(found).toHaveLength(19);
  expect(found.toSorted()).toEqual(
    everyOperation.map(({ name, operation }) => `${name}: ${operation.method} ${operation.path}`).toSorted(),
  );
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

test("every brand's document leads to that brand", async () => {
  for (const { localHost } of brands) {
    const answer = await product.get("/api/openapi.json", localHost);
    expect(openApi.parse(await answer.json()).servers).toEqual([{ url: `http://${localHost}:3000` }]);
  }
});

test("the page for people names every operation and every parameter, in words", async () => {
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
