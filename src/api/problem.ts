import { messageOf } from "../brands/message-of.ts";
import type { FieldError } from "../contract/field-errors.ts";
import type { Problem } from "../contract/answers.ts";
import type { AllWords } from "../brands/words.ts";

/** The key of the translated title for each status (specification 3, API: errors). */
const TITLES = {
  400: "unreadable",
  404: "notFound",
  405: "method",
  408: "tooSlow",
  409: "conflict",
  413: "tooLarge",
  415: "mediaType",
  422: "invalid",
  429: "tooMany",
  500: "failed",
  501: "notBuilt",
  503: "unavailable",
} as const satisfies Record<number, keyof AllWords["problem"]>;
export type ProblemStatus = keyof typeof TITLES;

type ProblemOptions = { detail?: string; errors?: readonly FieldError[]; headers?: Record<string, string> };

/** An `application/problem+json` answer in the brand's language. */
export function problemAnswer(words: AllWords, status: ProblemStatus, { detail, errors, headers }: ProblemOptions = {}): Response {
  const title = words.problem[TITLES[status]];
  const problem: Problem = {
    title,
    status,
    detail: detail ?? title,
    ...(errors && { errors: errors.map(({ field, key }) => ({ field, key, message: messageOf(words, key) })) }),
  };
  return Response.json(problem, {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
  });
}
