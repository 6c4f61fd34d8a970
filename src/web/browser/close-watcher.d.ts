/** Of browsers that have it (https://html.spec.whatwg.org/#close-watchers); TypeScript does not know it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
