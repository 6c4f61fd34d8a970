import { once } from "node:events";
import type { CDPSession } from "playwright-core";

type Order = CDPSession["send"];
type Told = { id?: number; result?: unknown; error?: { message: string } };

/** Orders to a browser over its own protocol: to all of it, or to a tab that was attached, by the name of that session. */
export type BrowserLine = { to(sessionId?: string): Order; close(): void };

/** The browser has ended, or was never there. */
class Gone extends Error {}

export function isGone(error: unknown): boolean {
  return error instanceof Gone;
}

/** A line to the browser that listens on a port of this machine; an order that it refuses, or does not live to answer, is an error. */
export async function openLine(debugPort: number): Promise<BrowserLine> {
  const socket = new WebSocket(await addressOf(debugPort));
  await Promise.race([once(socket, "open"), once(socket, "close").then(gone)]);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the protocol says
    const { id = 0, result, error } = JSON.parse(String(data)) as Told;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { resolve } of waiting.values()) resolve(gone());
  });

  function to(sessionId?: string): Order {
    const order = (method: string, params?: object) => {
      if (socket.readyState !== WebSocket.OPEN) return gone();
      const answer = Promise.withResolvers<unknown>();
      waiting.set(++last, answer);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the browser answers to a method is in the types of the protocol
    return order as Order;
  }
  return { to, close: () => socket.close() };
}

function gone(): Promise<never> {
  return Promise.reject(new Gone("The browser has gone."));
}

async function addressOf(debugPort: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${debugPort}/json/version`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the protocol says
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
  return webSocketDebuggerUrl;
}
