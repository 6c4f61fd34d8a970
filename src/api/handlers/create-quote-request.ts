import { requestQuote } from "../../submissions/quotes/request-quote.server.ts";
import { answerSubmission } from "../answer-submission.ts";
import type { Handler } from "../handler.ts";

export const createQuoteRequest: Handler<"createQuoteRequest"> = async ({ site, parameters, body, headers }) => {
  const envelope = { key: headers.get("idempotency-key"), signals: null };
  return answerSubmission(await requestQuote(site.db, site, { ...parameters, body, ...envelope }));
};
