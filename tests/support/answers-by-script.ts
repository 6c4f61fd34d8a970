/** Whether a page answers by script, until which its links and forms are plain ones, and all of it is laid out. Runs in the page, and so needs nothing else. */
export function answersByScript(): boolean {
  const hasProps = Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  const isBooted = performance.getEntriesByName("booted").length > 0;
  return (hasProps || isBooted) && document.documentElement.dataset.arriving === undefined;
}
