import type * as z from "zod/mini";

/** One call of the public API as data: server validation, OpenAPI and the typed client all come from it. */
export type Operation = {
  method: "GET" | "POST";
  /** As in OpenAPI: `/api/public/events/{eventId}`. */
  path: string;
  summary: string;
  /** Path and query parameters by name; query values arrive as text and are coerced by their schema. */
  parameters: Record<string, Parameter>;
  body: Body | null;
  /** Null where the caller does not use the answer's body. */
  answer: z.ZodMiniType | null;
  /** Status of success; 204 may stand in for it where nothing is found by design (a random banner). */
  status: 200 | 201 | 202;
  maybeEmpty?: boolean;
  /** The answer tells what somebody typed: no cache may keep it. */
  isPrivate?: boolean;
  /** False until the issue that builds it: such a call answers 501. */
  built: boolean;
};

export type Parameter = { in: "path" | "query"; required: boolean; schema: z.ZodMiniType; description: string };
export type Body = { name: string; schema: z.ZodMiniType; mediaType: "application/json" | "multipart/form-data" };

/** The exact words that client and server use (decisions, API). */
export function requiredParameterMessage(name: string, operation: string): string {
  return `Required parameter requestParameters.${name} was null or undefined when calling ${operation}`;
}
