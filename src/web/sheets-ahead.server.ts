import { MARK } from "./marked-scripts.server.ts";

/**
 * Lays a sheet out beside the view while a finger still lies on the link that opens it: a slow phone takes as long for a form of
 * a hundred elements as a tap takes, and after that it has only to be shown. The script stands in the page, because the first
 * tap often comes before the others; it is told of taps before those that hold them back (src/web/taps-before-alive.server.ts,
 * decisions/053-a-tap-is-answered-first.md). A press of another button may never be told to have ended.
 */
export function sheetsAheadScript(): string {
  return `<script nonce="${MARK}">${LAY_OUT_AHEAD}</script>`;
}

/** When the link has been let go, the sheet is shown in the next picture, or is not wanted. */
const LAY_OUT_AHEAD = `(()=>{
let sheet,
hear=(type,work)=>addEventListener(type,work,{capture:true,passive:true}),
end=()=>{let last=sheet;sheet=null;last&&requestAnimationFrame(()=>setTimeout(()=>{delete last.dataset.ahead}))};
hear("pointerdown",({target,isPrimary,button})=>{
end();
if(!isPrimary||button)return;
let link=target.closest?.('a[aria-haspopup="dialog"]');
sheet=link&&document.getElementById(link.hash.slice(1));
if(sheet)sheet.dataset.ahead=""
});
for(let type of["pointerup","pointercancel","contextmenu"])hear(type,end)
})()`.replaceAll("\n", "");
