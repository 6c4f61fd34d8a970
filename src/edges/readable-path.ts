/**
 * The request, or when its path cannot be decoded (`/blog/%FF`) one for a page that does not exist: no link of ours leads
 * there, and React Router would write a warning each time.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    return new Request(new URL("/not-found", url), { method: request.method, headers: request.headers });
  }
}
