import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { MARK } from "./marked-scripts.server.ts";

/** How React marks what it left to the browser, because something had yet to come or went wrong. */
const LEFT_OUT = "<!--$!-->";
/** A stream begins with it by itself. Without it browsers fall back to the layout of the nineties. */
const DOCTYPE = "<!DOCTYPE html>";

/** What a page is written on before it is finished: one after the other, for React writes a page at once. It grows with the longest. */
let desk = Buffer.allocUnsafeSlow(262_144);
/** Bytes that one unit of a text takes at most in UTF-8. */
const WIDEST = 3;

/**
 * Gives a page as React writes it to `use`, which must be done with it when it returns: the next page is written over it. A
 * buffer for each would be a third of what pages leave for V8 to collect (decisions/049-what-a-miss-costs.md). A text takes
 * React two thirds of the time that a stream of bytes does, but waits for nothing: the rare page of which a part (within
 * `Suspense`) has yet to come is rendered again, as a stream, which does.
 */
export async function renderWhole<Result>(page: React.ReactNode, use: (rendered: Buffer) => Result): Promise<Result> {
  const rendered = onDesk(DOCTYPE + renderToString(page));
  return use(rendered.includes(LEFT_OUT) ? await renderAsStream(page) : rendered);
}

function onDesk(text: string): Buffer {
  const mostBytes = text.length * WIDEST;
  if (mostBytes > desk.length) desk = Buffer.allocUnsafeSlow(mostBytes);
  return desk.subarray(0, desk.write(text));
}

function renderAsStream(page: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, written) {
        chunks.push(chunk);
        written();
      },
      final(finished) {
        resolve(Buffer.concat(chunks));
        finished();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce: MARK,
      // A part that is large is written where it stands, not behind the page with a script that puts it in.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
