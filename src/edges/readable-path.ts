/** No pattern of React Router's, not even `*`, matches what stands on two lines. */
const SIGNS_OF_NO_PATH = /[\p{Cc}\u2028\u2029]/u;

/**
 * The request, or when its path cannot be decoded (`/blog/%FF`, `/a%0Ab`) one for a page that does not exist: no link of
 * ours leads there, and React Router would take it for a failure.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  return new Request(new URL("/not-found", url), { headers: request.headers });
}

function isReadable(path: string): boolean {
  try {
    return !SIGNS_OF_NO_PATH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
