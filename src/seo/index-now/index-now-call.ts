export type IndexNow = { key: string; url: string };

/** Pages of one host. */
export type Changed = { host: string; urls: readonly string[] };

/** `refused`: the service does not want this, and will not want it again. */
export type Told = { kind: "told" } | { kind: "refused"; status: number };

const PATIENCE_MS = 10_000;
const TOO_MANY = 429;

type Options = { signal?: AbortSignal | undefined; patience_ms?: number };

/**
 * Tells the search engines that take part (indexnow.org/documentation) that pages changed. Throws what the queue must try
 * again: no answer, too many at once, and a service in trouble.
 */
export async function tellIndexNow(
  { key, url }: IndexNow,
  { host, urls }: Changed,
  { signal, patience_ms = PATIENCE_MS }: Options = {},
): Promise<Told> {
  const patience = AbortSignal.timeout(patience_ms);
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host, key, keyLocation: `https://${host}/${key}.txt`, urlList: urls }),
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  }).catch((error: unknown) => fail(error));
  await answer.body?.cancel();
  if (answer.ok) return { kind: "told" };
  if (answer.status === TOO_MANY || answer.status >= 500) throw new Error(`IndexNow answered ${answer.status}.`);
  return { kind: "refused", status: answer.status };
}

function fail(error: unknown): never {
  const isLate = error instanceof Error && error.name === "TimeoutError";
  throw new Error(isLate ? "IndexNow did not answer in time." : "IndexNow could not be reached.");
}
