import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { MARK } from "./marked-scripts.server.ts";

/** How React marks what it left to the browser, because something had yet to come or went wrong. */
const LEFT_OUT = "<!--$!-->";
/** A stream begins with it by itself. Without it browsers fall back to the layout of the nineties. */
const DOCTYPE = "<!DOCTYPE html>";

/**
 * A page as React writes it. A text takes React two thirds of the time that a stream of bytes does, but waits for nothing:
 * the rare page of which a part (within `Suspense`) has yet to come is rendered again, as a stream, which does.
 */
export async function renderWhole(page: React.ReactNode): Promise<Buffer> {
  const markup = Buffer.from(DOCTYPE + renderToString(page));
  return markup.includes(LEFT_OUT) ? renderAsStream(page) : markup;
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
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
