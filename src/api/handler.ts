import type * as z from "zod/mini";
import type { Invalid } from "../catalogue/invalid.ts";
import type { FieldError } from "../contract/field-errors.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import type { Operations, OperationName } from "../contract/operations.ts";
import type { Site } from "../sites.ts";
import type { ProblemStatus } from "./problem.ts";

/** The input of a call, typed by its operation in the contract. */
export type Call<Name extends OperationName> = {
  site: Site;
  parameters: { [Parameter in keyof Operations[Name]["parameters"]]: ParameterOf<Name, Parameter> };
  filterQuery: FilterQuery;
  body: BodyOf<Name>;
  headers: Headers;
};

type ParameterOf<
  Name extends OperationName,
  Parameter extends keyof Operations[Name]["parameters"],
> = Operations[Name]["parameters"][Parameter] extends { schema: infer Schema extends z.ZodMiniType } ? z.output<Schema> : never;
type BodyOf<Name extends OperationName> = Operations[Name]["body"] extends { schema: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined;
export type AnswerOf<Name extends OperationName> = Operations[Name]["answer"] extends z.ZodMiniType
  ? z.output<Operations[Name]["answer"]>
  : Received;

/** A submission was received. Operations without an answer schema send no body. */
export type Received = { received: true };

/** The answer to an earlier call with the same Idempotency-Key. */
export type Replayed<Answer> = { kind: "replayed"; answer: Answer };

/** A refused call, with the reason. */
export type Refusal = { kind: "refused"; status: ProblemStatus; errors?: FieldError[]; headers?: Record<string, string> };

/** A call's answer; null is 404, or 204 where the operation may be empty; `Invalid` is 422. */
export type Handler<Name extends OperationName> = (call: Call<Name>) => HandlerResult<Name> | Promise<HandlerResult<Name>>;

type HandlerResult<Name extends OperationName> = AnswerOf<Name> | Replayed<AnswerOf<Name>> | Invalid | Refusal | null;
