/** Resolves when a prerendered page is activated. Before that nothing is asked or reported. */
export async function whenActivated(): Promise<void> {
  if (typeof document === "undefined" || !("prerendering" in document) || document.prerendering !== true) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  document.addEventListener("prerenderingchange", resolve, { once: true });
  await promise;
}
