import { MARK } from "./marked-scripts.server.ts";

/** The data stands just before it. */
const HAND_OVER =
  "{let{streamController:to}=window.__reactRouterContext;to.enqueue(document.currentScript.previousElementSibling.textContent);to.close()}";

/**
 * The data that a page was rendered from, for the router in the browser, which reads it from a stream of its own. React
 * Router would write it as scripts, each a text within a text with a hash in the policy of the page; here it is a block of
 * data, which is a sixth shorter, and the script that hands it over is the same in every page.
 */
export async function handoff(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!data) return "";
  // A block of data is never run; without `<` no text in it can end it, or open a comment.
  const text = (await new Response(data).text()).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json">${text}</script><script nonce="${MARK}">${HAND_OVER}</script>`;
}
