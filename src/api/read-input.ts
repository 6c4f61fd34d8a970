import { fieldErrors, type FieldError } from "../contract/field-errors.ts";
import { parseFilterQuery, type FilterQuery } from "../contract/filter-query.ts";
import { requiredParameterMessage, type Operation } from "../contract/operation.ts";

/** The validated input of a call: `filterQuery` is parsed, `body` is the output of its schema. */
export type Input = { parameters: Record<string, unknown>; filterQuery: FilterQuery; body: unknown };

export type ReadInput = { kind: "read"; input: Input } | { kind: "unreadable"; detail: string } | { kind: "invalid"; errors: FieldError[] };

type Call = { name: string; operation: Operation; path: Record<string, string>; query: URLSearchParams; json: unknown };

/** Reads path, query and body of a call. A missing required parameter is reported first, with the specified message (specification 3, API). */
export function readInput({ name, operation, path, query, json }: Call): ReadInput {
  const missing = missingParameter(operation, path, query) ?? (operation.body && isMissing(json) ? operation.body.name : null);
  if (missing) return { kind: "unreadable", detail: requiredParameterMessage(missing, name) };

  const errors: FieldError[] = [];
  const parameters: Record<string, unknown> = {};
  let filterQuery: FilterQuery = {};
  for (const [parameter, { in: place, schema }] of Object.entries(operation.parameters)) {
    const values = place === "path" ? [path[parameter] ?? ""] : query.getAll(parameter);
    const [text] = values;
    if (text === undefined || (text === "" && parameter === "filterQuery")) continue;
    if (values.length > 1) {
      errors.push({ field: parameter, key: "problem.fieldInvalid" });
    } else if (parameter === "filterQuery") {
      const parsed = parseFilterQuery(text);
      if (parsed.kind === "unreadable") return parsed;
      if (parsed.kind === "invalid") errors.push(...fieldErrors(parsed.issues, parameter));
      else ({ filterQuery } = parsed);
    } else {
      const parsed = schema.safeParse(text);
      if (parsed.success) parameters[parameter] = parsed.data;
      else errors.push({ field: parameter, key: "problem.fieldInvalid" });
    }
  }

  const body = operation.body?.schema.safeParse(json);
  if (body && !body.success) errors.push(...fieldErrors(body.error.issues, operation.body?.name ?? ""));
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "read", input: { parameters, filterQuery, body: body?.data } };
}

function missingParameter({ parameters }: Operation, path: Record<string, string>, query: URLSearchParams): string | null {
  for (const [name, { in: place, required }] of Object.entries(parameters)) {
    const value = place === "path" ? path[name] : query.get(name);
    if (required && !value) return name;
  }
  return null;
}

function isMissing(json: unknown): boolean {
  return json === null || json === undefined;
}
