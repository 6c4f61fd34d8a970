const HEADERS = ["sec-purpose", "purpose", "x-moz"];

/** A request header by its lower-case name. */
type HeaderOf = (name: string) => string | null | undefined;

/** Whether a browser requests a page in advance (prefetch, prerender, preview). */
export function isPrefetch(headerOf: HeaderOf): boolean {
  return HEADERS.some((name) => {
    const value = headerOf(name);
    return value ? /prefetch|prerender|preview/i.test(value) : false;
  });
}
