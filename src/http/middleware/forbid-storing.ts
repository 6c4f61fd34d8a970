/** Permanent redirects are the same for every client, and may be stored. */
const MOVED = [301, 308];
const UNCHANGED = 304;

/**
 * Forbids browsers and caches to store any answer to a form or call, as it may hold typed text; and a refusal or a temporary
 * redirect, unless it already says how it may be stored.
 */
export function forbidStoring(method: string, { status, headers }: Response): void {
  const isRead = method === "GET" || method === "HEAD";
  const isForNow = status >= 300 && status !== UNCHANGED && !MOVED.includes(status);
  if (!isRead || (isForNow && !headers.has("cache-control"))) headers.set("cache-control", "no-store");
}
