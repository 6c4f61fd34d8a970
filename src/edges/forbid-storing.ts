/** Permanent redirects are the same for every client, and may be stored. */
const MOVED = [301, 308];
const UNCHANGED = 304;

/**
 * Tells browsers and caches to store no answer that may hold what somebody typed, that of a form or call
 * that was sent, whatever became of it; and a refusal or a redirect for now, unless its maker said how it may be stored.
 */
export function forbidStoring(method: string, { status, headers }: Response): void {
  const isRead = method === "GET" || method === "HEAD";
  const isForNow = status >= 300 && status !== UNCHANGED && !MOVED.includes(status);
  if (!isRead || (isForNow && !headers.has("cache-control"))) headers.set("cache-control", "no-store");
}
