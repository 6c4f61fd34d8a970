import { sendMessage } from "../../submissions/contact/send-message.server.ts";
import { answerSubmission } from "../answer-submission.ts";
import type { Handler } from "../handler.ts";

export const sendContact: Handler<"sendContact"> = async ({ site, body, headers }) => {
  const envelope = { key: headers.get("idempotency-key"), signals: null };
  return answerSubmission(await sendMessage(site.db, site, { body, ...envelope }));
};
