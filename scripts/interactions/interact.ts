import { setTimeout as delay } from "node:timers/promises";
import { isPageHydrated } from "../../tests/support/is-page-hydrated.ts";
import type { Random } from "../../packages/random/random.ts";
import { findTarget, listTargets, slowestLatency, watchLatencies, type Latency, type Target } from "./in-the-page.ts";
import type { Phone } from "./phone.ts";

/** The latency of a tap or key, whether it came before the boot script, and its target. */
export type Interaction = Latency & { wasEarly: boolean; where: string; what: string };
/** `isHydrated` is false for a page without scripts. */
type Plan = { url: string; times: number; random: Random; brand: string; isHydrated: boolean };

const SETTLED_MS = 400;
const POLL_MS = 20;
const TIMEOUT_MS = 10_000;

/**
 * Taps random targets of a page, the first as soon as there is one.
 * Taps are mouse events: Chromium delays touch events that come over its protocol until the next frame, and reports the delay (130 to
 * 200 ms, of which 25 ms are the page's according to a trace).
 */
export async function interact(phone: Phone, { url, times, random, brand, isHydrated }: Plan): Promise<Interaction[]> {
  await phone.prepare(watchLatencies);
  await phone.open(url);
  const done: Interaction[] = [];
  for (let n = 0; n < times; n++) {
    if (n === 1 && isHydrated) await poll(() => phone.run(isPageHydrated));
    const target = n === 0 ? await firstTarget(phone, random) : await anyTarget(phone, random);
    if (!target) continue;
    await phone.tap(target.x, target.y);
    if (target.isText && random.below(2) === 0) await phone.typeLetter();
    await delay(SETTLED_MS);
    // A link that opened another tab gives no latency: this tab paints no frames then.
    if (await phone.closeOthers()) continue;
    const latency = await phone.run(slowestLatency);
    if (latency) done.push({ ...latency, where: `${brand} ${target.path}`, what: target.what });
  }
  return done;
}

/** A random target of the first viewport, as soon as there is one. */
async function firstTarget(phone: Phone, random: Random): Promise<Target | null> {
  const targets = await poll(async () => {
    const some = (await phone.run(listTargets)) ?? [];
    return some.length > 0 ? some : null;
  });
  return targets && random.oneOf(targets);
}

/** A random target of the page, scrolled into view; null when it is covered or removed. */
async function anyTarget(phone: Phone, random: Random): Promise<Target | null> {
  const share = random.below(1_000) / 1_000;
  await phone.run(findTarget, share);
  await delay(SETTLED_MS);
  return phone.run(findTarget, share);
}

/** Polls until there is a result, for ten seconds. */
async function poll<T>(read: () => Promise<T | null>): Promise<T | null> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    const result = await read();
    if (result) return result;
    await delay(POLL_MS);
  }
  return null;
}
