import type { Brand } from "../brands/brand.ts";
import { palettes } from "../brands/palettes.ts";

/** What the head of every page of a brand says about its icons and colours; nothing that a script reads. */
export function brandHead({ palette }: Brand): string {
  return [
    `<meta name="theme-color" content="${palettes[palette].tint}"/>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="icon" href="/static/icon.svg" type="image/svg+xml"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
  ].join("");
}
