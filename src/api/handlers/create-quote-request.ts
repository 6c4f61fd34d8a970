import { requestQuote } from "../../quotes/request-quote.ts";
import type { Handler } from "../handler.ts";

/** A quote request by API: the outcome as statuses. */
export const createQuoteRequest: Handler<"createQuoteRequest"> = async ({ site, parameters, body, headers }) => {
  const outcome = await requestQuote(site.db, site, {
    activityId: parameters.activityId,
    body,
    key: headers.get("idempotency-key"),
    suspicious: false,
  });
  switch (outcome.kind) {
    case "requested":
    case "held":
      return { received: true };
    case "activity-not-found":
      return null;
    case "invalid":
      return outcome;
    case "key-reused":
      return { kind: "refused", status: 422, errors: [{ field: "Idempotency-Key", key: "problem.keyReused" }] };
    case "in-flight":
      return { kind: "refused", status: 409, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "too-many-requests":
      return { kind: "refused", status: 429, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
  }
};
