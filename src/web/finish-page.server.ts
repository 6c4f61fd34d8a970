import { ENTRY, startLate, withoutPreloads } from "./hydrate-late.server.ts";
import { takeMarked } from "./marked-scripts.server.ts";
import { nearPicturesScript } from "./near-pictures.server.ts";

type Finish = {
  /** What else stands in the head. */
  tags: string;
  /** The style sheet that stands in the page; null in development, where Vite injects styles and scripts of its own. */
  styles?: string | null;
};

const END_OF_HEAD = "</head>";

/**
 * A page as it is served, from what React wrote of it, and the texts of the scripts that may run in it. Only its head and
 * its last script are read as texts: the body between them is most of the page, and goes through as bytes.
 */
export function finishPage(rendered: Buffer, { tags, styles = null }: Finish): { html: Buffer<ArrayBuffer>; scripts: string[] } {
  const end = rendered.indexOf(END_OF_HEAD);
  const head = rendered.toString("utf8", 0, end) + tags;
  if (styles === null) return takeMarked(Buffer.concat([Buffer.from(head), rendered.subarray(end)]));

  const entry = rendered.lastIndexOf(ENTRY);
  const [body, last] = entry < 0 ? [rendered.length, ""] : [entry, startLate(rendered.toString("utf8", entry))];
  const carried = `${withoutPreloads(head)}<style>${styles}</style>${nearPicturesScript()}`;
  return takeMarked(Buffer.concat([Buffer.from(carried), rendered.subarray(end, body), Buffer.from(last)]));
}
