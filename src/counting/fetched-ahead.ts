const HEADERS = ["sec-purpose", "purpose", "x-moz"];

/** Whether a browser asks before anybody wants it (prefetch, prerender, preview). */
export function isFetchedAhead(headers: Headers): boolean {
  return HEADERS.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}
