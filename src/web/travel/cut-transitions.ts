/** Who goes on before a page has faded in cuts the fade short, and nothing waits for fades: that one did not come is no error. */
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
