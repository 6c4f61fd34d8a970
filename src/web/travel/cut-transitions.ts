/** Who goes on before a page has faded in cuts the fade short: nothing waits for it, so that is no error to report. */
export function allowCutTransitions(): void {
  // Older browsers have none.
  const start = (document as Partial<Document>).startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
