/**
 * The request as the pages should see it, or null when another site sent it. What counts is the host of the `Origin`
 * header: behind a proxy that speaks TLS we are asked by http, and the browser says https.
 */
export function fromSameOrigin(request: Request): Request | null {
  const origin = request.headers.get("origin");
  if (origin === null || request.method === "GET" || request.method === "HEAD") return request;
  const url = new URL(request.url);
  const sender = URL.parse(origin);
  if (sender?.host !== url.host) return null;
  if (sender.protocol === url.protocol) return request;
  url.protocol = sender.protocol;
  return new Request(url, request);
}
