import type { Page, Request } from "playwright-core";

/** Of each kind, as many as tell how a step began. */
const MOST = 25;

/**
 * Follows a page from now on. The answer tells what it asked for and heard last (`recordInputEvents`), and where its router stands: for
 * a test that fails, as a click that led nowhere leaves no other trace.
 */
export function tracePage(page: Page): () => Promise<string> {
  const asked: string[] = [];
  const note = (what: string) => (request: Request) => {
    asked.push(`${new Date().toISOString().slice(17, 23)} ${what} ${request.url()}`);
    if (asked.length > MOST) asked.shift();
  };
  page.on("request", note("asks"));
  page.on("requestfinished", note("has"));
  page.on("requestfailed", note("lost"));
  return async () => [`${page.url()} asked:`, ...asked, "and heard:", ...(await stateOf(page))].join("\n");
}

/** Lets every document of a page note what it hears. */
export async function recordInputEvents(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ["pointerdown", "pointerup", "click", "keydown", "scroll"])
      addEventListener(
        type,
        ({ target }) => {
          heard.push(
            `${(performance.now() / 1000).toFixed(3)} ${type} ${target instanceof Element ? new XMLSerializer().serializeToString(target.cloneNode(false)).slice(0, 100) : "the page"}`,
          );
          if (heard.length > most) heard.shift();
        },
        { capture: true },
      );
  }, MOST);
}

/** A page that is gone, or too busy to say, leaves what it asked for. */
async function stateOf(page: Page): Promise<string[]> {
  const told = page.evaluate(() => {
    const heard: string[] = Reflect.get(window, "heard") ?? [];
    return [...heard, `online ${navigator.onLine}`];
  });
  const silence = new Promise<string[]>((resolve) => void setTimeout(resolve, 3_000, ["(no answer)"]));
  return Promise.race([told.catch((error: unknown) => [String(error)]), silence]);
}
