/** What all screens share, then what some share (vite.config.ts); a screen's own stand behind what they are laid over. */
const RANKS = [/\/sheet-/, /\/(forms|events|articles)-sheet-/];

/**
 * The addresses of the sheets that a route needs, in the order in which they apply (decisions/044-a-page-brings-its-own-sheets.md).
 * React Router names a screen's own before those of its parts, and marks with # what lazy parts need too.
 */
export function sheetsInOrder(css: readonly string[] = []): string[] {
  return css
    .map((href) => href.replace(/#$/, ""))
    .toReversed()
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(href: string): number {
  const rank = RANKS.findIndex((pattern) => pattern.test(href));
  return rank < 0 ? RANKS.length : rank;
}
