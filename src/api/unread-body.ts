import type { BoundedBody } from "../http/bodies/bounded-body.ts";
import type { FieldError } from "../contract/field-errors.ts";

/** A body that cannot be taken, as its problem says. */
export type UnreadBody = {
  kind: "refused";
  status: 400 | 408 | 413 | 415 | 422 | 503;
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
};

/** Seconds after which there is room again for what was given up. */
const RETRY_S = 5;

/** Why a body did not come in whole. */
export function unreadBody(kind: Exclude<BoundedBody["kind"], "bytes">): UnreadBody {
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
