import { COMES_BACK } from "./late-font.server.ts";
import { MARK } from "./marked-scripts.server.ts";

/**
 * Leaves what is far below the view without a layout until the page is alive (src/web/lay-out-far.ts): the second layout, that
 * with the font, took a phone a tenth of a second in which it answered nobody (decisions/051-far-below-the-view.md). Who
 * has the font gets one layout of all of it; and who comes back to a place, or follows a link to one, the heights as they are.
 */
export function lateLayoutScript(): string {
  return `<script nonce="${MARK}">${MARK_ARRIVAL}</script>`;
}

/** Only where a browser keeps what somebody sees in its place while all above it gets its height, and tells when it is idle. */
const MARK_ARRIVAL = `if(!(${COMES_BACK})&&!location.hash&&window.requestIdleCallback&&CSS.supports("overflow-anchor","auto"))document.documentElement.dataset.arriving=""`;
