/** Permanent redirects are the same for every client, and may be stored. */
const PERMANENT = [301, 308];
const NOT_MODIFIED = 304;

/**
 * Sets `no-store` on every response to a form or API call, as it may contain typed text; and on an error or a temporary redirect
 * without a cache-control of its own.
 */
export function forbidStoring(method: string, { status, headers }: Response): void {
  const isRead = method === "GET" || method === "HEAD";
  const isTemporary = status >= 300 && status !== NOT_MODIFIED && !PERMANENT.includes(status);
  if (!isRead || (isTemporary && !headers.has("cache-control"))) headers.set("cache-control", "no-store");
}
