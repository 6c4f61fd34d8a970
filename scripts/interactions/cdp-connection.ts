import { once } from "node:events";
import type { CDPSession } from "playwright-core";

type Send = CDPSession["send"];
type Message = { id?: number; result?: unknown; error?: { message: string } };

/** A Chrome DevTools Protocol connection: sends commands to the browser, or to an attached tab by its session id. */
export type CdpConnection = { to(sessionId?: string): Send; close(): void };

/** The browser has exited, or never started. */
class BrowserClosed extends Error {}

export function isBrowserClosed(error: unknown): boolean {
  return error instanceof BrowserClosed;
}

/** Connects to the browser with this debugging port. A command rejects when it fails or the browser closes. */
export async function openCdpConnection(debugPort: number): Promise<CdpConnection> {
  const socket = new WebSocket(await addressOf(debugPort));
  await Promise.race([once(socket, "open"), once(socket, "close").then(rejectClosed)]);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the protocol defines
    const { id = 0, result, error } = JSON.parse(String(data)) as Message;
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { resolve } of pending.values()) resolve(rejectClosed());
  });

  function to(sessionId?: string): Send {
    const send = (method: string, params?: object) => {
      if (socket.readyState !== WebSocket.OPEN) return rejectClosed();
      const response = Promise.withResolvers<unknown>();
      pending.set(++lastId, response);
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
      return response.promise;
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol types define the result of each method
    return send as Send;
  }
  return { to, close: () => socket.close() };
}

function rejectClosed(): Promise<never> {
  return Promise.reject(new BrowserClosed("The browser has closed."));
}

async function addressOf(debugPort: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${debugPort}/json/version`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the protocol defines
  const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string };
  return webSocketDebuggerUrl;
}
