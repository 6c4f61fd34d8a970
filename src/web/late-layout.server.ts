import { MARK } from "./marked-scripts.server.ts";

/**
 * Leaves what is far below the view without a layout until the page is alive (src/web/lay-out-far.ts): laid out twice, before
 * and after the font, it took the scripts half of what a phone has for them (decisions/051-far-below-the-view.md). Only for
 * who comes to the top of a page: who returns to a place in it, or follows a link into it, must find the heights as they are.
 */
export function lateLayoutScript(): string {
  return `<script nonce="${MARK}">${MARK_ARRIVAL}</script>`;
}

const MARK_ARRIVAL = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.arriving=""`;
