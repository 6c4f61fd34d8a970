import type * as z from "zod/mini";
import { problem, type Problem } from "./answers.ts";
import type { FilterQuery } from "./filter-query.ts";
import { requiredParameterMessage, type Operation } from "./operation.ts";
import { operations, type OperationName, type Operations } from "./operations.ts";

type ParameterValue<Name> = Name extends "filterQuery"
  ? FilterQuery | string
  : Name extends `${string}Slug` | "slug" | "searchQuery" | "q" | "text"
    ? string
    : number;
type Parameters<O extends Operation> = {
  [Name in keyof O["parameters"] & string as O["parameters"][Name]["required"] extends true ? Name : never]: ParameterValue<Name>;
} & {
  [Name in keyof O["parameters"] & string as O["parameters"][Name]["required"] extends true ? never : Name]?: ParameterValue<Name>;
};
type BodyOf<O extends Operation> = O["body"] extends { name: infer Name extends string; schema: infer Schema extends z.ZodMiniType }
  ? { [Key in Name]: z.input<Schema> }
  : unknown;
type AnswerOf<O extends Operation> = (O["answer"] extends z.ZodMiniType ? z.output<O["answer"]> : undefined) | MaybeEmpty<O>;
type MaybeEmpty<O extends Operation> = O["maybeEmpty"] extends true ? undefined : never;

type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** One method per operation; each takes the operation's parameters, and its body under the body's name. */
export type Client = {
  [Name in OperationName]: (
    requestParameters: Parameters<Operations[Name]> & BodyOf<Operations[Name]>,
    options?: CallOptions,
  ) => Promise<AnswerOf<Operations[Name]>>;
};

/** A non-2xx response; `problem` is null when the body is not a problem document (as from a proxy). */
export class ResponseError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.detail ?? `The server answered ${status}`);
    this.name = "ResponseError";
    this.status = status;
    this.problem = problem;
  }
}

/** A required parameter is missing; thrown before the request is sent. */
export class RequiredError extends Error {
  override readonly name = "RequiredError";
}

/**
 * The typed client of the public API. `baseUrl` without a trailing slash; `fetch` defaults to the global one.
 * A method rejects with RequiredError, ResponseError, or the error of `fetch` (no network, aborted), and resolves to
 * undefined for responses without content (204, 202).
 */
export function createClient({ baseUrl, fetch = globalThis.fetch }: { baseUrl: string; fetch?: typeof globalThis.fetch }): Client {
  const methods = Object.entries(operations).map(([name, operation]) => [
    name,
    async (requestParameters: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const request = requestFor(name, operation, requestParameters);
      const response = await fetch(`${baseUrl}${request.path}`, {
        method: operation.method,
        body: request.body,
        headers: { accept: "application/json", ...request.headers, ...options.headers },
        signal: options.signal,
      });
      return readAnswer(response, operation);
    },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's keys are the client's methods
  return Object.fromEntries(methods) as Client;
}

function requestFor(name: string, operation: Operation, given: Record<string, unknown>) {
  const required = Object.entries(operation.parameters).filter(([, parameter]) => parameter.required);
  const names = [...required.map(([parameter]) => parameter), ...(operation.body ? [operation.body.name] : [])];
  for (const parameter of names) {
    if (given[parameter] === null || given[parameter] === undefined) throw new RequiredError(requiredParameterMessage(parameter, name));
  }

  let path = operation.path;
  const query = new URLSearchParams();
  for (const [parameter, { in: place }] of Object.entries(operation.parameters)) {
    const value = given[parameter];
    if (place === "path") path = path.replace(`{${parameter}}`, encodeURIComponent(String(value)));
    else if (Array.isArray(value)) for (const item of value) query.append(parameter, textOf(item));
    else if (value !== null && value !== undefined) query.append(parameter, textOf(value));
  }
  return { path: query.size > 0 ? `${path}?${query}` : path, ...bodyFor(operation, given) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function bodyFor({ body }: Operation, given: Record<string, unknown>): { body?: BodyInit; headers: Record<string, string> } {
  if (!body) return { headers: {} };
  const value = given[body.name];
  if (!(value instanceof Blob)) return { body: JSON.stringify(value), headers: { "content-type": body.mediaType } };
  const form = new FormData();
  form.append(body.name, value);
  return { body: form, headers: {} };
}

async function readAnswer(response: Response, operation: Operation): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  if (!response.ok) throw new ResponseError(response.status, isJson ? await readProblem(response) : null);
  return operation.answer && isJson ? response.json() : undefined;
}

async function readProblem(response: Response): Promise<Problem | null> {
  const read = problem.safeParse(await response.json().catch(() => null));
  return read.success ? read.data : null;
}
