import { expect, test } from "vitest";
import { MARK, takeMarked } from "./marked-scripts.server.ts";

test("scripts with the mark may run, one that came with a text may not, and no page shows the mark", () => {
  const page = `<p><script>alert(1)</script><script nonce="guessed">alert(2)</script></p><script nonce="${MARK}" type="module">start()</script>`;
  const { html, scripts } = takeMarked([Buffer.from(page)]);
  expect({ html: html.toString(), scripts }).toEqual({
    html: '<p><script>alert(1)</script><script nonce="guessed">alert(2)</script></p><script type="module">start()</script>',
    scripts: ["start()"],
  });
});
