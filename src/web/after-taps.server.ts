import { MARK } from "./marked-scripts.server.ts";

/**
 * Defines `afterTaps(work)` for the scripts of a page: work that a slow phone needs longer for than an answer may take. It runs
 * at once, or, while a finger is on the page, when the answer to it has been painted (decisions/053-a-tap-is-answered-first.md).
 */
export function afterTapsScript(): string {
  return `<script nonce="${MARK}">${AFTER_TAPS}</script>`;
}

/** A finger that never leaves, as of a press that ends outside the window, holds work back until the next one does. */
const AFTER_TAPS = `window.afterTaps=(()=>{
let finger=0,busy=0,waiting=[],
hear=(types,work)=>{for(let type of types)addEventListener(type,work,{capture:true,passive:true})},
go=()=>{if(!finger){busy=0;for(let work of waiting.splice(0))work()}};
hear(["pointerdown"],()=>{finger=busy=1});
hear(["pointerup","pointercancel","contextmenu"],()=>{finger=0;requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))});
return work=>{busy?waiting.push(work):work()}
})()`.replaceAll("\n", "");
