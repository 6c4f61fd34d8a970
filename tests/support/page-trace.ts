import type { Page, Request } from "playwright-core";

/** Entries of each kind: enough to cover the last navigation. */
const MAX_ENTRIES = 25;

/**
 * Records a page from now on. The returned function lists its last requests and input events (`recordInputEvents`), for a
 * failed test: a click without effect leaves no other trace.
 */
export function tracePage(page: Page): () => Promise<string> {
  const requests: string[] = [];
  const note = (what: string) => (request: Request) => {
    requests.push(`${new Date().toISOString().slice(17, 23)} ${what} ${request.url()}`);
    if (requests.length > MAX_ENTRIES) requests.shift();
  };
  page.on("request", note("requested"));
  page.on("requestfinished", note("received"));
  page.on("requestfailed", note("failed"));
  return async () => [`${page.url()} requested:`, ...requests, "and input events:", ...(await stateOf(page))].join("\n");
}

/** Records the input events of every document of a page. */
export async function recordInputEvents(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const inputEvents: string[] = [];
    Object.assign(window, { inputEvents });
    for (const type of ["pointerdown", "pointerup", "click", "keydown", "scroll"])
      addEventListener(
        type,
        ({ target }) => {
          inputEvents.push(
            `${(performance.now() / 1000).toFixed(3)} ${type} ${target instanceof Element ? new XMLSerializer().serializeToString(target.cloneNode(false)).slice(0, 100) : "the page"}`,
          );
          if (inputEvents.length > most) inputEvents.shift();
        },
        { capture: true },
      );
  }, MAX_ENTRIES);
}

/** The page's own records, if it is open and responds within 3 s. */
async function stateOf(page: Page): Promise<string[]> {
  const state = page.evaluate(() => {
    const inputEvents: string[] = Reflect.get(window, "inputEvents") ?? [];
    return [...inputEvents, `online ${navigator.onLine}`];
  });
  const timeout = new Promise<string[]>((resolve) => void setTimeout(resolve, 3_000, ["(no answer)"]));
  return Promise.race([state.catch((error: unknown) => [String(error)]), timeout]);
}
