type Watch = (root: ParentNode) => void;

const watches: Watch[] = [];

/** Calls `watch` with the document, and with every region that replaces a part of it later. */
export function watchContent(watch: Watch): void {
  watches.push(watch);
  watch(document);
}

/** Shows new content to what watches it. */
export function announceContent(root: ParentNode): void {
  for (const watch of watches) watch(root);
}
