/** Not in all browsers (https://html.spec.whatwg.org/#close-watchers), and not in TypeScript's types yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
