// In its own process, like React for visitors: receives a page as a message, and sends back the cost of rendering it.
import { measurePlainRender } from "./plain-render.ts";

process.once("message", ({ html, renders }: { html: string; renders: number }) => {
  process.send?.(measurePlainRender(html, renders), () => process.disconnect?.());
});
