const HEADERS = ["sec-purpose", "purpose", "x-moz"];

/** A header of a request by its name in small letters. */
type HeaderOf = (name: string) => string | null | undefined;

/** Whether a browser asks before anybody wants it (prefetch, prerender, preview). */
export function isPrefetch(headerOf: HeaderOf): boolean {
  return HEADERS.some((name) => {
    const said = headerOf(name);
    return said ? /prefetch|prerender|preview/i.test(said) : false;
  });
}
