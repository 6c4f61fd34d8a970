export type IndexNow = { key: string; url: string };

/** Pages of one host. */
export type ChangedPages = { host: string; urls: readonly string[] };

/** `refused`: the service rejects the request, and would reject a retry too. */
export type SubmissionOutcome = { kind: "accepted" } | { kind: "refused"; status: number };

const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;

type Options = { signal?: AbortSignal | undefined; timeout_ms?: number };

/**
 * Submits changed pages to the search engines behind IndexNow (indexnow.org/documentation). Throws when the queue must
 * retry: no answer, too many requests, or a server error.
 */
export async function submitToIndexNow(
  { key, url }: IndexNow,
  { host, urls }: ChangedPages,
  { signal, timeout_ms = TIMEOUT_MS }: Options = {},
): Promise<SubmissionOutcome> {
  const timeout = AbortSignal.timeout(timeout_ms);
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host, key, keyLocation: `https://${host}/${key}.txt`, urlList: urls }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => fail(error));
  await answer.body?.cancel();
  if (answer.ok) return { kind: "accepted" };
  if (answer.status === TOO_MANY_REQUESTS || answer.status >= 500) throw new Error(`IndexNow answered ${answer.status}.`);
  return { kind: "refused", status: answer.status };
}

function fail(error: unknown): never {
  const isLate = error instanceof Error && error.name === "TimeoutError";
  throw new Error(isLate ? "IndexNow did not answer in time." : "IndexNow could not be reached.");
}
