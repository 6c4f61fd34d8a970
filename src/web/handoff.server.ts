import { isLeftInMarkup } from "./left-in-markup.server.ts";
import { createRouterData } from "./router-data.server.ts";
import { MARK } from "./marked-scripts.server.ts";
import { dataBehind } from "./unseen-data.server.ts";

/** By the id of its route. */
type LoaderData = Readonly<Record<string, unknown>>;

/** The data stands just before it. */
const HAND_OVER =
  "{let{streamController:to}=window.__reactRouterContext;to.enqueue(document.currentScript.previousElementSibling.textContent);to.close()}";

/**
 * The data that a page was rendered from, for the router in the browser, which reads it from a stream of its own. React
 * Router would write it as scripts, each a text within a text with a hash in the policy of the page; here it is a block of
 * data, which is a sixth shorter, and the script that hands it over is the same in every page. What the router did not get to
 * see (src/web/unseen-data.server.ts) is added here.
 */
export async function handoff(seen: ReadableStream<Uint8Array> | undefined, loaderData: LoaderData): Promise<string> {
  if (!seen) return "";
  const data = withUnseen(await new Response(seen).text(), loaderData);
  // A block of data is never run; without `<` no text in it can end it, or open a comment.
  const text = data.replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json">${text}</script><script nonce="${MARK}">${HAND_OVER}</script>`;
}

/**
 * One line is all there is, for no loader gives what comes later: a list of values, of which the first is the whole, with each
 * property named by its places in the list (`{"_1":2,"_3":-5}`).
 */
function withUnseen(encoded: string, loaderData: LoaderData): string {
  const values: unknown[] = JSON.parse(encoded);
  const written = values.map((value) => JSON.stringify(value));
  const { textOf } = createRouterData(written, isLeftInMarkup);
  const places = placesIn(values, placesIn(values, 0).get("loaderData"));
  for (const [id, seen] of Object.entries(loaderData)) {
    const data = dataBehind(seen);
    if (!data) continue;
    const place = places.get(id);
    if (place === undefined) throw new Error(`The router did not say where the data of ${id} belong: has its encoding changed?`);
    written[place] = textOf(data);
  }
  return `[${written.join(",")}]\n`;
}

/** Where the values of an object stand, by its keys. */
function placesIn(values: readonly unknown[], place: number | undefined): Map<string, number> {
  const entries = place === undefined ? [] : Object.entries(values[place] ?? {});
  return new Map(entries.map(([key, of]) => [String(values[Number(key.slice(1))]), Number(of)]));
}
