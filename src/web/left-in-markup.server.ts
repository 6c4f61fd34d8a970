const left = new WeakSet<object>();

/**
 * From now on every page carries this object as markup alone: its data say null in that place, and the browser leaves the markup
 * as it was served (src/web/use-as-served.ts). Data that a browser asks for by itself hold it.
 */
export function leaveInMarkup(shown: object): void {
  left.add(shown);
}

export function isLeftInMarkup(value: object): boolean {
  return left.has(value);
}
