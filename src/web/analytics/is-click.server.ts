import { isPrefetch } from "../../http/is-prefetch.ts";

/**
 * Whether a request follows a link on our own pages: not HEAD, a prefetch, an image, or a link on another site. Requests without
 * fetch metadata count.
 */
export function isClick({ method, headers }: Request): boolean {
  const mode = headers.get("sec-fetch-mode") ?? "navigate";
  const from = headers.get("sec-fetch-site") ?? "same-origin";
  return method === "GET" && mode === "navigate" && from === "same-origin" && !isPrefetch((name) => headers.get(name));
}
