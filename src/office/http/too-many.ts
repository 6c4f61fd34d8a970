import { FailurePage } from "../ui/failure-page.tsx";
import type { Page } from "./answer.ts";
import type { OfficeRequest } from "./office-request.ts";

/** The answer when a rate limit is reached. */
export function tooMany({ words, session }: Pick<OfficeRequest, "words" | "session">, retryAfterSeconds: number): Page {
  const { title, text } = words.failures.tooMany;
  const body = <FailurePage text={text(Math.ceil(retryAfterSeconds / 60))} />;
  return { title, body, status: 429, headers: { "retry-after": String(retryAfterSeconds) }, isBare: session === null };
}
