import { setTimeout as delay } from "node:timers/promises";
import { PHONE } from "../../tests/support/visit.ts";
import { isBrowserClosed, type CdpConnection } from "./cdp-connection.ts";

/**
 * A slow phone with its own browser context and one tab, without a debugger for scripts. With one, as Playwright has, V8 scans a whole script
 * again for the position of the first error: React's evaluation then took 75 to 88 ms on a desktop, instead of 2.5 without developer tools
 * (decisions/046-page-benchmarks.md).
 */
export type Phone = {
  /** Runs a self-contained function in the page and returns its result; null during a navigation. */
  run<A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<Awaited<R> | null>;
  /** Runs a function in every page, before the scripts of the page. */
  prepare(code: () => void): Promise<void>;
  /** Resolves when the page starts to load; throws when it cannot be reached. */
  open(url: string): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  typeLetter(): Promise<void>;
  /** Closes tabs that a link opened beside this one; false when there were none. */
  closeOthers(): Promise<boolean>;
  dispose(): Promise<void>;
};

/** Time between press and release. */
const TAP_MS = 80;

/** Lighthouse's profile for phones: slow enough that taps come before the scripts. Bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Opens a phone, `slower` times as slow as this machine, on a slow network. */
export async function openPhone(connection: CdpConnection, slower: number): Promise<Phone> {
  const browser = connection.to();
  const { browserContextId } = await browser("Target.createBrowserContext");
  const { targetId } = await browser("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser("Target.attachToTarget", { targetId, flatten: true });
  const tab = connection.to(sessionId);
  await tab("Emulation.setDeviceMetricsOverride", { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await tab("Emulation.setTouchEmulationEnabled", { enabled: true });
  await tab("Emulation.setFocusEmulationEnabled", { enabled: true });
  await tab("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  await tab("Emulation.setCPUThrottlingRate", { rate: slower });
  await tab("Network.enable");
  await tab("Network.emulateNetworkConditions", SLOW_4G);

  async function run<A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<Awaited<R> | null> {
    const expression = `(${code.toString()})(${args.map((arg) => JSON.stringify(arg)).join(",")})`;
    const response = await tab("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }).catch(nullUnlessClosed);
    const exception = response?.exceptionDetails;
    if (exception) throw new Error(exception.exception?.description ?? exception.text);
    return response?.result.value ?? null;
  }

  async function prepare(code: () => void): Promise<void> {
    await tab("Page.enable");
    await tab("Page.addScriptToEvaluateOnNewDocument", { source: `(${code.toString()})()` });
  }

  async function open(url: string): Promise<void> {
    const { errorText } = await tab("Page.navigate", { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
  }

  async function tap(x: number, y: number): Promise<void> {
    const button = { x, y, button: "left", clickCount: 1 } as const;
    await tab("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    await tab("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
    await delay(TAP_MS);
    await tab("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  }

  async function typeLetter(): Promise<void> {
    const key = { key: "a", code: "KeyA", windowsVirtualKeyCode: 65 };
    await tab("Input.dispatchKeyEvent", { type: "keyDown", text: "a", ...key });
    await tab("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  }

  async function closeOthers(): Promise<boolean> {
    const { targetInfos } = await browser("Target.getTargets", { filter: [{ type: "page" }] });
    const others = targetInfos.filter((each) => each.browserContextId === browserContextId && each.targetId !== targetId);
    for (const other of others) await browser("Target.closeTarget", { targetId: other.targetId });
    if (others.length > 0) await tab("Page.bringToFront");
    return others.length > 0;
  }

  async function dispose(): Promise<void> {
    await browser("Target.disposeBrowserContext", { browserContextId });
  }
  return { run, prepare, open, tap, typeLetter, closeOthers, dispose };
}

/** A command fails during a navigation, which is expected; a closed browser is an error. */
function nullUnlessClosed(error: unknown): null {
  if (isBrowserClosed(error)) throw error;
  return null;
}
