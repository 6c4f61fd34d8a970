import type { SubmissionOutcome } from "../submissions/once/submit-once.server.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import type { Received, Refusal, Replayed } from "./handler.ts";

const RECEIVED = { received: true } as const;

/** What became of something that was sent by API, as a status. A call that is held is told what every other is told. */
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
      throw new Error("Only a form can be asked for a proof of work.");
  }
}
