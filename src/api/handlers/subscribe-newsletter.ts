import { subscribe } from "../../submissions/newsletter/subscribe.server.ts";
import { answerSubmission } from "../answer-submission.ts";
import type { Handler } from "../handler.ts";

export const subscribeNewsletter: Handler<"subscribeNewsletter"> = async ({ site, body, headers }) => {
  const envelope = { key: headers.get("idempotency-key"), signals: null };
  return answerSubmission(await subscribe(site.db, site, { body, ...envelope }));
};
