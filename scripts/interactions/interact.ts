import type { CDPSession, Page } from "playwright-core";
import type { Chance } from "../../tests/support/hostile/chance.ts";
import { isAlive } from "../../tests/support/visit.ts";
import { findTarget, listTargets, slowestAnswer, watchAnswers, type Answer, type Target } from "./in-the-page.ts";

/** How a page answered to a tap or key, when, and what was touched. */
export type Interaction = Answer & { isFirst: boolean; where: string; what: string };
type Plan = { path: string; times: number; chance: Chance; where: string; comesAlive: boolean };
type Seen = { page: Page; devtools: CDPSession };

const SETTLED_MS = 400;
/** As long as a finger stays down. */
const TAP_MS = 80;
const LOOKS_AGAIN_MS = 20;
const PATIENCE_MS = 5_000;

/**
 * Touches things of a page at random, the first one as soon as there is something to touch. What the page is asked meanwhile goes
 * over the browser's own protocol: the script that Playwright's locators bring into a page took 60 ms of its first second.
 * The finger is a mouse: touches that come over that protocol Chromium holds back until the page's next picture, and counts the
 * wait (130 to 200 ms, of which a trace shows 25 after the page had them).
 */
export async function interact(seen: Seen, { path, times, chance, where, comesAlive }: Plan): Promise<Interaction[]> {
  const { page } = seen;
  await page.addInitScript(watchAnswers);
  await page.goto(path, { waitUntil: "commit" });
  const done: Interaction[] = [];
  for (let n = 0; n < times; n++) {
    if (n === 1 && comesAlive) await isAlive(page).catch(() => {});
    const target = n === 0 ? await firstTarget(seen, chance) : await someTarget(seen, chance);
    if (!target) continue;
    await touch(page, target, chance);
    await page.waitForTimeout(SETTLED_MS);
    // Of what led elsewhere nothing is known: a link to another tab leaves this one without frames.
    if (await leaveNewTabs(page)) continue;
    const answer = await ask(seen, slowestAnswer);
    if (answer) done.push({ ...answer, isFirst: n === 0, where, what: target.what });
  }
  return done;
}

/** Something of the first view, once there is anything. */
async function firstTarget(seen: Seen, chance: Chance): Promise<Target | null> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const targets = (await ask(seen, listTargets)) ?? [];
    if (targets.length > 0) return chance.pick(targets);
    await seen.page.waitForTimeout(LOOKS_AGAIN_MS);
  }
  return null;
}

/** Anything of the page, brought into view; nothing when it is covered or gone. */
async function someTarget(seen: Seen, chance: Chance): Promise<Target | null> {
  const share = chance.below(1_000) / 1_000;
  await ask(seen, findTarget, share);
  await seen.page.waitForTimeout(SETTLED_MS);
  return ask(seen, findTarget, share);
}

async function touch(page: Page, { x, y, isText }: Target, chance: Chance): Promise<void> {
  await page.mouse.click(x, y, { delay: TAP_MS });
  if (isText && chance.below(2) === 0) await page.keyboard.press("a");
}

async function leaveNewTabs(page: Page): Promise<boolean> {
  const others = page
    .context()
    .pages()
    .filter((each) => each !== page);
  for (const other of others) await other.close();
  if (others.length > 0) await page.bringToFront();
  return others.length > 0;
}

/** What a function that needs nothing but its arguments answers in the page; nothing when the page is being left. */
async function ask<A extends unknown[], R>({ devtools }: Seen, code: (...args: A) => R, ...args: A): Promise<Awaited<R> | null> {
  const expression = `(${code.toString()})(${args.map((arg) => JSON.stringify(arg)).join(",")})`;
  const order = { expression, returnByValue: true, awaitPromise: true };
  const answer = await devtools.send("Runtime.evaluate", order).catch(() => null);
  const fault = answer?.exceptionDetails;
  if (fault) throw new Error(fault.exception?.description ?? fault.text);
  return answer?.result.value ?? null;
}
