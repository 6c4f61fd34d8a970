import { setTimeout as delay } from "node:timers/promises";
import { PHONE } from "../../tests/support/visit.ts";
import { isGone, type BrowserLine } from "./cdp-connection.ts";

/**
 * A slow phone of a visitor of its own, with one tab, in which nobody listens to what scripts do. Playwright does, and V8 then
 * reads a whole script again for the place at which the first error was made: that was 75 to 88 ms of React's evaluation on a desktop, and
 * 2.5 for everybody who has no developer tools open (decisions/046-page-benchmarks.md).
 */
export type Phone = {
  /** What a function that needs nothing but its arguments answers in the page; null when the page is being left. */
  ask<A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<Awaited<R> | null>;
  /** Runs it in every page that is opened, before the page's own scripts. */
  prepare(code: () => void): Promise<void>;
  /** Resolves when the page begins to come; throws when nothing answers at the address. */
  open(url: string): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  typeLetter(): Promise<void>;
  /** Closes tabs that a link opened beside this one; false when there were none. */
  closeOthers(): Promise<boolean>;
  putAway(): Promise<void>;
};

/** As long as a finger stays down. */
const TAP_MS = 80;

/** As Lighthouse has it for phones: so slow that people touch a page before its scripts are there. In bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** `slower` times as slow as this machine, on a slow line. */
export async function takePhone(line: BrowserLine, slower: number): Promise<Phone> {
  const browser = line.to();
  const { browserContextId } = await browser("Target.createBrowserContext");
  const { targetId } = await browser("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser("Target.attachToTarget", { targetId, flatten: true });
  const order = line.to(sessionId);
  await order("Emulation.setDeviceMetricsOverride", { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await order("Emulation.setTouchEmulationEnabled", { enabled: true });
  await order("Emulation.setFocusEmulationEnabled", { enabled: true });
  await order("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  await order("Emulation.setCPUThrottlingRate", { rate: slower });
  await order("Network.enable");
  await order("Network.emulateNetworkConditions", SLOW_4G);

  async function ask<A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<Awaited<R> | null> {
    const expression = `(${code.toString()})(${args.map((arg) => JSON.stringify(arg)).join(",")})`;
    const answer = await order("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }).catch(nothingOfGone);
    const fault = answer?.exceptionDetails;
    if (fault) throw new Error(fault.exception?.description ?? fault.text);
    return answer?.result.value ?? null;
  }

  async function prepare(code: () => void): Promise<void> {
    await order("Page.enable");
    await order("Page.addScriptToEvaluateOnNewDocument", { source: `(${code.toString()})()` });
  }

  async function open(url: string): Promise<void> {
    const { errorText } = await order("Page.navigate", { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
  }

  async function tap(x: number, y: number): Promise<void> {
    const finger = { x, y, button: "left", clickCount: 1 } as const;
    await order("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    await order("Input.dispatchMouseEvent", { type: "mousePressed", ...finger });
    await delay(TAP_MS);
    await order("Input.dispatchMouseEvent", { type: "mouseReleased", ...finger });
  }

  async function typeLetter(): Promise<void> {
    const key = { key: "a", code: "KeyA", windowsVirtualKeyCode: 65 };
    await order("Input.dispatchKeyEvent", { type: "keyDown", text: "a", ...key });
    await order("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  }

  async function closeOthers(): Promise<boolean> {
    const { targetInfos } = await browser("Target.getTargets", { filter: [{ type: "page" }] });
    const others = targetInfos.filter((each) => each.browserContextId === browserContextId && each.targetId !== targetId);
    for (const other of others) await browser("Target.closeTarget", { targetId: other.targetId });
    if (others.length > 0) await order("Page.bringToFront");
    return others.length > 0;
  }

  async function putAway(): Promise<void> {
    await browser("Target.disposeBrowserContext", { browserContextId });
  }
  return { ask, prepare, open, tap, typeLetter, closeOthers, putAway };
}

/** A page that is being left answers no more; a browser that has gone is an error. */
function nothingOfGone(error: unknown): null {
  if (isGone(error)) throw error;
  return null;
}
