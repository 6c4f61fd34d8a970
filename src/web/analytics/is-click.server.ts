import { isPrefetch } from "../../http/is-prefetch.ts";

/**
 * Whether somebody followed a link of ours: no look at its head, no guess of a browser, no picture or link on another
 * site that would count for the banner. A browser that says nothing of that is believed.
 */
export function isClick({ method, headers }: Request): boolean {
  const mode = headers.get("sec-fetch-mode") ?? "navigate";
  const from = headers.get("sec-fetch-site") ?? "same-origin";
  return method === "GET" && mode === "navigate" && from === "same-origin" && !isPrefetch((name) => headers.get(name));
}
