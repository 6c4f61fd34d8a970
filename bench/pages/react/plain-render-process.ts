// In a process of its own, as React is run for visitors: reads a page on the channel, and tells what rendering it costs.
import { measurePlainRender } from "./plain-render.ts";

process.once("message", ({ html, renders }: { html: string; renders: number }) => {
  process.send?.(measurePlainRender(html, renders), () => process.disconnect?.());
});
