import type * as z from "zod/mini";

/** One operation of the public API as data: server validation, OpenAPI and the typed client are derived from it. */
export type Operation = {
  method: "GET" | "POST";
  /** As in OpenAPI: `/api/public/events/{eventId}`. */
  path: string;
  summary: string;
  /** Path and query parameters by name; query values arrive as text and are coerced by their schema. */
  parameters: Record<string, Parameter>;
  body: Body | null;
  /** Schema of the response; null when the body is not used. */
  answer: z.ZodMiniType | null;
  /** Status of success; with `maybeEmpty`, 204 when there is no result (a random banner). */
  status: 200 | 201 | 202;
  maybeEmpty?: boolean;
  /** The response contains what a visitor typed: no cache may store it. */
  isPrivate?: boolean;
  /** False until it is implemented: the response is 501. */
  built: boolean;
};

export type Parameter = { in: "path" | "query"; required: boolean; schema: z.ZodMiniType; description: string };
export type Body = { name: string; schema: z.ZodMiniType; mediaType: "application/json" | "multipart/form-data" };

/** The exact message of client and server (specification 3, API). */
export function requiredParameterMessage(name: string, operation: string): string {
  return `Required parameter requestParameters.${name} was null or undefined when calling ${operation}`;
}
