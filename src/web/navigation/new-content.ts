type Listener = (root: ParentNode) => void;

const listeners: Listener[] = [];

/** Calls `listener` with the document, and later with every region that is replaced. */
export function onNewContent(listener: Listener): void {
  listeners.push(listener);
  listener(document);
}

/** Calls the listeners with new content. */
export function dispatchNewContent(root: ParentNode): void {
  for (const listener of listeners) listener(root);
}
