/** A page that a browser makes ahead may never be looked at: until it is, nobody is asked and nothing is told. */
export async function whenSeen(): Promise<void> {
  if (typeof document === "undefined" || !("prerendering" in document) || document.prerendering !== true) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  document.addEventListener("prerenderingchange", resolve, { once: true });
  await promise;
}
