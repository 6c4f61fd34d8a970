import { setTimeout as delay } from "node:timers/promises";
import { isPageHydrated } from "../../tests/support/is-page-hydrated.ts";
import type { Random } from "../../packages/random/random.ts";
import { findTarget, listTargets, slowestAnswer, watchAnswers, type Answer, type Target } from "./in-the-page.ts";
import type { Phone } from "./phone.ts";

/** How a page answered to a tap or key, whether its boot script had run by then, and what was touched. */
export type Interaction = Answer & { wasEarly: boolean; where: string; what: string };
/** `comesAlive` unless the page has no scripts. */
type Plan = { url: string; times: number; random: Random; brand: string; comesAlive: boolean };

const SETTLED_MS = 400;
const LOOKS_AGAIN_MS = 20;
const PATIENCE_MS = 10_000;

/**
 * Touches things of a page at random, the first one as soon as there is something to touch.
 * The finger is a mouse: touches that come over the browser's protocol Chromium holds back until the page's next picture, and counts the
 * wait (130 to 200 ms, of which a trace shows 25 after the page had them).
 */
export async function interact(phone: Phone, { url, times, random, brand, comesAlive }: Plan): Promise<Interaction[]> {
  await phone.prepare(watchAnswers);
  await phone.open(url);
  const done: Interaction[] = [];
  for (let n = 0; n < times; n++) {
    if (n === 1 && comesAlive) await patiently(() => phone.ask(isPageHydrated));
    const target = n === 0 ? await firstTarget(phone, random) : await someTarget(phone, random);
    if (!target) continue;
    await phone.tap(target.x, target.y);
    if (target.isText && random.below(2) === 0) await phone.typeLetter();
    await delay(SETTLED_MS);
    // Of what led elsewhere nothing is known: a link to another tab leaves this one without frames.
    if (await phone.closeOthers()) continue;
    const answer = await phone.ask(slowestAnswer);
    if (answer) done.push({ ...answer, where: `${brand} ${target.path}`, what: target.what });
  }
  return done;
}

/** Something of the first view, once there is anything. */
async function firstTarget(phone: Phone, random: Random): Promise<Target | null> {
  const targets = await patiently(async () => {
    const some = (await phone.ask(listTargets)) ?? [];
    return some.length > 0 ? some : null;
  });
  return targets && random.oneOf(targets);
}

/** Anything of the page, brought into view; nothing when it is covered or gone. */
async function someTarget(phone: Phone, random: Random): Promise<Target | null> {
  const share = random.below(1_000) / 1_000;
  await phone.ask(findTarget, share);
  await delay(SETTLED_MS);
  return phone.ask(findTarget, share);
}

/** Asks again and again, for ten seconds. */
async function patiently<T>(ask: () => Promise<T | null>): Promise<T | null> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const answer = await ask();
    if (answer) return answer;
    await delay(LOOKS_AGAIN_MS);
  }
  return null;
}
