import * as z from "zod/mini";
import { MAX_ID } from "../contract/limits.ts";

export type Json = Record<string, unknown>;

/** A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { target: "draft-2020-12", io, unrepresentable: "any" });
  return json;
}

const jsonSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  format: z.optional(z.string()),
  maxLength: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  minimum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});
type JsonSchema = z.infer<typeof jsonSchema>;

/** The fields of an object's JSON schema, with a short description of their values. */
export function fieldsOf(json: unknown): { name: string; required: boolean; takes: string }[] {
  const { properties = {}, required = [] } = jsonSchema.parse(json);
  return Object.entries(properties).map(([name, field]) => ({ name, required: required.includes(name), takes: describeValue(field) }));
}

function describeValue(json: unknown): string {
  const schema = jsonSchema.parse(json);
  if (schema.enum) return schema.enum.join(", ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(describeValue).join(" or ");
  switch (schema.type ?? "anything") {
    case "array":
      return `list of: ${describeValue(schema.items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ""}`;
    case "object":
      return `{ ${fieldsOf(json)
        .map(({ name, takes }) => `${name}: ${takes}`)
        .join("; ")} }`;
    case "integer":
      return schema.maximum === MAX_ID ? "id" : `whole number${rangeOf(schema)}`;
    case "number":
      return `number${rangeOf(schema)}`;
    case "string":
      return `${schema.format ?? "text"}${schema.maxLength ? ` of at most ${schema.maxLength}` : ""}`;
    default:
      return schema.type ?? "anything";
  }
}

function rangeOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : `above ${exclusiveMinimum}`);
  if (least !== undefined && maximum !== undefined) return `, ${least} to ${maximum}`;
  return least === undefined ? "" : `, from ${least}`;
}
