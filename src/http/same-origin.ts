/**
 * The request with the protocol of its `Origin` header, or null when another site sent it. Only the host of the header is
 * compared: behind a TLS proxy we receive http, while the browser sends https.
 */
export function fromSameOrigin(request: Request): Request | null {
  const origin = request.headers.get("origin");
  if (origin === null || request.method === "GET" || request.method === "HEAD") return request;
  const url = new URL(request.url);
  const source = URL.parse(origin);
  if (source?.host !== url.host) return null;
  if (source.protocol === url.protocol) return request;
  url.protocol = source.protocol;
  return new Request(url, request);
}
