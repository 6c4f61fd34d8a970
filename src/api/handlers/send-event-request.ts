import { requestEvent } from "../../submissions/events/request-event.server.ts";
import { answerSubmission } from "../answer-submission.ts";
import type { Handler } from "../handler.ts";

export const sendEventRequest: Handler<"sendEventRequest"> = async ({ site, body, headers }) => {
  const envelope = { key: headers.get("idempotency-key"), signals: null };
  return answerSubmission(await requestEvent(site.db, site, { body, ...envelope }));
};
