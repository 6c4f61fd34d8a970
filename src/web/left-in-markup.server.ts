const left = new WeakSet<object>();

/**
 * Marks what a page shows and carries as markup alone: its data say null in that place, and the browser takes the markup over
 * (`Kept`, src/web/kept-markup.tsx). Data that a browser asks for by itself hold it.
 */
export function leftInMarkup<Shown extends object>(shown: Shown): Shown | null {
  left.add(shown);
  return shown;
}

export function isLeftInMarkup(value: object): boolean {
  return left.has(value);
}
