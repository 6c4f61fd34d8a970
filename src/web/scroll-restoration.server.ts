import { MARK } from "./marked-scripts.server.ts";

/** How the script begins with which React Router leads somebody back to where they were on the page. */
export const SCROLL_RESTORATION = `<script nonce="${MARK}">((storageKey, restoreKey) => {`;

/**
 * Lets the script at the beginning of `html` look up where somebody was only on an entry of the history that has been here
 * before. To look it up means to wait for the browser's own process, which is busiest while a page arrives (12 to
 * 57 ms of waiting on a machine of two cores); who comes from a search engine has been nowhere yet. Their entry is numbered as
 * the router would, in a task of its own, as that waits too (6 to 12 ms in six visits of eight, under 1 in two): who opens a
 * sheet before the router begins comes back to an entry that it has not seen, and goes on from there.
 */
export function restoreWhereKnown(html: string): string {
  return html.replace(
    SCRIPT,
    `$1history.state?.key?$2:setTimeout(()=>history.state??history.replaceState({key:Math.random().toString(32).slice(2),idx:0},""))</script>`,
  );
}

const SCRIPT = /^(<script[^>]*>)([\s\S]*?)<\/script>/;
