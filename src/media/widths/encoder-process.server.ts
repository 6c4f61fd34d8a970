import { encodeWidths, placeholderOf } from "./encode.server.ts";

// Makes the widths of one picture, then exits to free its memory (decisions/042-resized-picture-variants.md).
process.once("message", ({ webp, widths }: { webp: Uint8Array; widths: number[] }) => void encodeAll(webp, widths));
process.on("disconnect", () => process.exit(0));

async function encodeAll(webp: Uint8Array, widths: number[]): Promise<void> {
  for await (const made of encodeWidths(webp, widths)) process.send?.({ made });
  process.send?.({ placeholder: await placeholderOf(webp) }, () => process.disconnect?.());
}
