import { MARK } from "./marked-scripts.server.ts";

/** How the script begins with which React Router leads somebody back to where they were on the page. */
export const PLACE = `<script nonce="${MARK}">((storageKey, restoreKey) => {`;

/**
 * Lets the script at the beginning of `html` look for a place only where somebody can have left one: on an entry of the history
 * that has been here before. To look means to wait for the browser's own process, which is busiest while a page arrives (12 to
 * 57 ms of waiting on a machine of two cores); who comes from a search engine has nothing there.
 */
export function lookForPlaceLeft(html: string): string {
  return html.replace(PLACE_SCRIPT, `$1history.state?.key?$2:history.replaceState({key:Math.random().toString(32).slice(2)},"")</script>`);
}

const PLACE_SCRIPT = /^(<script[^>]*>)([\s\S]*?)<\/script>/;
