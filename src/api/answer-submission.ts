import type { SubmissionOutcome } from "../submissions/once/submit-once.server.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import type { Received, Refusal, Replayed } from "./handler.ts";

const RECEIVED = { received: true } as const;

/** Maps the outcome of a submission to a status. A held submission gets the same answer as any other. */
export function answerSubmission(outcome: SubmissionOutcome): Received | Replayed<Received> | Invalid | Refusal | null {
  switch (outcome.kind) {
    case "received":
    case "held":
      return outcome.isReplayed ? { kind: "replayed", answer: RECEIVED } : RECEIVED;
    case "not-found":
      return null;
    case "invalid":
      return outcome;
    case "key-reused":
      return { kind: "refused", status: 422, errors: [{ field: "Idempotency-Key", key: "problem.keyReused" }] };
    case "in-flight":
      return { kind: "refused", status: 409, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "too-many-requests":
      return { kind: "refused", status: 429, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "prove":
      throw new Error("Only forms require a proof of work.");
  }
}
