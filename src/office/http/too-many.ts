import type { Page } from "./answer.ts";
import { failure } from "./failure.tsx";
import type { OfficeRequest } from "./office-request.ts";

/** The answer when a rate limit is reached. */
export function tooMany({ words, session }: Pick<OfficeRequest, "words" | "session">, retryAfterSeconds: number): Page {
  const { title, text } = words.failures.tooMany;
  const page = failure({ title, text: text(Math.ceil(retryAfterSeconds / 60)) }, 429);
  return { ...page, headers: { "retry-after": String(retryAfterSeconds) }, isBare: session === null };
}
