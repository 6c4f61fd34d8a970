import { ALIVE } from "./alive.ts";
import { MARK } from "./marked-scripts.server.ts";

/**
 * Leaves taps and scrolls to the browser until the page is alive: folds, and links to parts and sheets, answer by themselves.
 * Told of one while it brings the page to life, React would bring all of it to life before it (0.4 s on a slow phone), and nobody
 * would see an answer until then (decisions/053-a-tap-is-answered-first.md). Of a click on anything else it is told, and of
 * everything that is typed or chosen.
 */
export function tapsBeforeAliveScript(): string {
  return `<script nonce="${MARK}">${HOLD}</script>`;
}

/** All that React brings a page to life for, of what comes with a tap or the beginning of a scroll. */
const HOLD = `(()=>{
let alive=new AbortController(),
hold=event=>{if(event.type!=="click"||event.target.closest?.('summary,a[href^="#"]'))event.stopPropagation()};
for(let type of["pointerdown","pointerup","pointercancel","mousedown","mouseup","touchstart","touchend","touchcancel","contextmenu","click"])
addEventListener(type,hold,{capture:true,passive:true,signal:alive.signal});
addEventListener("${ALIVE}",()=>alive.abort())
})()`.replaceAll("\n", "");
