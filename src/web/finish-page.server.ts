import { ENTRY, startLate, withoutPreloads } from "./hydrate-late.server.ts";
import { takeMarked } from "./marked-scripts.server.ts";
import { lateLayoutScript } from "./late-layout.server.ts";
import { nearPicturesScript } from "./near-pictures.server.ts";
import { restoreWhereKnown, SCROLL_RESTORATION } from "./scroll-restoration.server.ts";
import { sheetsAheadScript } from "./sheets-ahead.server.ts";
import type { ModulesToSendFor } from "./modules-to-send-for.server.ts";
import { tapsBeforeAliveScript } from "./taps-before-alive.server.ts";

type Finish = {
  /** What else stands in the head. */
  tags: string;
  /** What else stands at the end of the body. */
  data?: string;
  /** What was built for it: the style sheet that stands in the page, and the modules; null in development, where Vite injects styles and scripts of its own. */
  built?: { styles: Buffer; toSendFor: ModulesToSendFor } | null;
};

const END_OF_HEAD = "</head>";
const END_OF_BODY = "</body>";

/**
 * A page as it is served, from what React wrote of it, and the texts of the scripts that may run in it. Only its head and
 * its last scripts are read as texts: the body between them is most of the page, and goes through as bytes.
 */
export function finishPage(rendered: Buffer, { tags, data = "", built = null }: Finish): { html: Buffer<ArrayBuffer>; scripts: string[] } {
  const endOfHead = rendered.indexOf(END_OF_HEAD);
  const endOfBody = rendered.lastIndexOf(END_OF_BODY);
  const head = rendered.toString("utf8", 0, endOfHead) + tags;
  const end = Buffer.from(data + rendered.toString("utf8", endOfBody));
  if (built === null) return takeMarked([Buffer.from(head), rendered.subarray(endOfHead, endOfBody), end]);

  const entry = lastOf(rendered, ENTRY, endOfBody);
  const scroll = lastOf(rendered, SCROLL_RESTORATION, entry);
  return takeMarked([
    Buffer.from(`${withoutPreloads(head)}<style>`),
    built.styles,
    Buffer.from(`</style>${lateLayoutScript()}${nearPicturesScript()}${sheetsAheadScript()}${tapsBeforeAliveScript()}`),
    rendered.subarray(endOfHead, scroll),
    Buffer.from(
      restoreWhereKnown(rendered.toString("utf8", scroll, entry)) + startLate(rendered.toString("utf8", entry, endOfBody), built.toSendFor),
    ),
    end,
  ]);
}

/** Where a text begins for the last time before `end`; there, when it never does. */
function lastOf(rendered: Buffer, text: string, end: number): number {
  const at = rendered.lastIndexOf(text, end);
  return at < 0 ? end : at;
}
