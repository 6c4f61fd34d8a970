import { problem } from "../contract/answers.ts";
import { filterQuery } from "../contract/filter-query.ts";
import type { Operation } from "../contract/operation.ts";
import { operations } from "../contract/operations.ts";
import { jsonSchemaOf, type Json } from "./json-schema.ts";

/** The schema of `filterQuery`, a parameter that contains JSON text. Others have the schema of their parsed value. */
const FILTER_QUERY_TEXT = {
  type: "string",
  contentMediaType: "application/json",
  contentSchema: { $ref: "#/components/schemas/FilterQuery" },
};

/** By origin; one per brand. */
const texts = new Map<string, string>();

/** The OpenAPI 3.1 document of the public API as JSON text, built once per origin. */
export function openApiText(origin: string): string {
  const text = texts.get(origin) ?? JSON.stringify(openApiDocument(origin));
  texts.set(origin, text);
  return text;
}

/** Derived from the operations. */
function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(name, operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Uitkijk", version: "1", description: "The public API of the directory; the brand comes from the host." },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem: jsonSchemaOf(problem, "output"), FilterQuery: jsonSchemaOf(filterQuery, "input") } },
  };
}

/** A submission with a key is stored once, also when it is sent again. */
const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "8 to 200 printable ASCII signs: the same key with the same body gives the same answer; with another, 422; in flight, 409.",
  schema: { type: "string", minLength: 8, maxLength: 200 },
};
/** On the answer to a repeated call with the same key. */
const REPLAYED = {
  "Idempotent-Replayed": {
    description: "`true` when this is the answer that the Idempotency-Key was given before, and nothing was done again; absent otherwise.",
    schema: { type: "string", enum: ["true"] },
  },
};
/** This operation is idempotent without a key. */
const WITHOUT_KEY = "createCity";

function describe(name: string, { method, summary, parameters, body, answer, status, maybeEmpty, built }: Operation): Json {
  const refusal = { description: "Refused", content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } };
  const takesKey = method === "POST" && name !== WITHOUT_KEY;
  const content = answer ? { content: { "application/json": { schema: jsonSchemaOf(answer, "output") } } } : {};
  return {
    operationId: name,
    summary: built ? summary : `${summary} Not built yet: answers 501.`,
    parameters: [
      ...Object.entries(parameters).map(([parameter, { in: place, required, schema, description }]) => ({
        name: parameter,
        in: place,
        required,
        description,
        schema: parameter === "filterQuery" ? FILTER_QUERY_TEXT : jsonSchemaOf(schema, "output"),
      })),
      ...(takesKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: { required: true, content: { [body.mediaType]: { schema: bodySchema(body) } } } }),
    responses: {
      [status]: { description: "Done", ...(takesKey && { headers: REPLAYED }), ...content },
      ...(maybeEmpty && { 204: { description: "There is none" } }),
      default: refusal,
    },
  };
}

function bodySchema(body: NonNullable<Operation["body"]>): Json {
  if (body.mediaType === "application/json") return jsonSchemaOf(body.schema, "input");
  return { type: "object", required: [body.name], properties: { [body.name]: { type: "string", contentMediaType: "image/*" } } };
}
