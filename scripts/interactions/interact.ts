import type { Locator, Page } from "playwright-core";
import type { Chance } from "../../tests/support/hostile/chance.ts";
import { isAlive } from "../../tests/support/visit.ts";

/** How long a page took from a tap or key to the next picture of it; what browsers do not report took at most 16 ms. */
export type Interaction = { ms: number; isFirst: boolean; where: string; what: string };
type Plan = { path: string; times: number; chance: Chance; where: string };

const UNREPORTED_MS = 16;
const SETTLED_MS = 400;
const PATIENCE_MS = 3_000;
/** What can be touched: folds, buttons, panels, fields, choices, and links to other pages. */
const TOUCHABLE =
  'summary, button, a[href^="#"], label:has(input), input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, main a[href^="/"]';

/** Touches things of a page at random, the first one as soon as there is something to touch. */
export async function interact(page: Page, { path, times, chance, where }: Plan): Promise<Interaction[]> {
  await page.addInitScript(watchEvents);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(TOUCHABLE).first().waitFor();
  const done: Interaction[] = [];
  for (let n = 0; n < times; n++) {
    if (n === 1) await isAlive(page).catch(() => {});
    const target = await someTarget(page, chance);
    if (!target) break;
    const what = await nameOf(target);
    await forget(page);
    if (!(await touch(target, chance))) continue;
    await page.waitForTimeout(SETTLED_MS);
    done.push({ ms: await slowest(page), isFirst: n === 0, where, what });
  }
  return done;
}

async function someTarget(page: Page, chance: Chance): Promise<Locator | null> {
  const open = page.locator("dialog:modal");
  const room = (await open.count()) > 0 ? open.last() : page.locator("body");
  const targets = await room.locator(TOUCHABLE).filter({ visible: true }).all();
  return targets.length > 0 ? chance.pick(targets) : null;
}

async function touch(target: Locator, chance: Chance): Promise<boolean> {
  try {
    const isText = await target.evaluate((element) => element.matches("input, textarea"), undefined, { timeout: PATIENCE_MS });
    if (isText && chance.below(2) === 0) await target.press("a", { timeout: PATIENCE_MS });
    else await target.tap({ timeout: PATIENCE_MS });
    return true;
  } catch {
    // Covered or gone meanwhile: something else is touched.
    return false;
  }
}

function nameOf(target: Locator): Promise<string> {
  return target
    .evaluate(
      (element) =>
        `${element.tagName.toLowerCase()} ${element.getAttribute("href") ?? element.getAttribute("name") ?? ""} ${element.textContent}`,
    )
    .then((name) => name.replace(/\s+/g, " ").trim().slice(0, 60))
    .catch(() => "?");
}

/** Keeps what the browser tells of interactions; those of a page that was left are lost with it. */
function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, "interactionId") > 0) durations.push(entry.duration);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the browser do not know this setting yet
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => void Reflect.get(window, "durations")?.splice(0)).catch(() => {});
}

async function slowest(page: Page): Promise<number> {
  const durations: number[] = await page.evaluate(() => Reflect.get(window, "durations") ?? []).catch(() => []);
  return Math.max(UNREPORTED_MS, ...durations);
}
