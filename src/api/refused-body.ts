import type { BoundedBody } from "../http/bodies/bounded-body.ts";
import type { FieldError } from "../contract/field-errors.ts";

/** The problem for a body that cannot be read. */
export type RefusedBody = {
  kind: "refused";
  status: 400 | 408 | 413 | 415 | 422 | 503;
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
};

/** Seconds after which there may be memory for the body again. */
const RETRY_S = 5;

/** Maps the reason why a body could not be read to its problem. */
export function refusedBody(kind: Exclude<BoundedBody["kind"], "bytes">): RefusedBody {
  switch (kind) {
    case "disconnected":
      return { kind: "refused", status: 400, detail: "The body broke off" };
    case "too-slow":
      return { kind: "refused", status: 408 };
    case "too-large":
      return { kind: "refused", status: 413 };
    case "evicted":
      return { kind: "refused", status: 503, headers: { "retry-after": String(RETRY_S) } };
  }
}
