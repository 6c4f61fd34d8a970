import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Address } from "../address.ts";
import { hostOf } from "../read-text.ts";

/** An answer as it was sent, its body in base64. */
export type CopiedPage = { headers: Record<string, string>; body: string };

/** Headers that a server writes itself. */
const OWN = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

const LOOKS_AGAIN_MS = 100;
const PATIENCE_MS = 20_000;

/** Takes down what a server of ours sends to a browser once `ask` has asked for it so often that it was packed anew, as small as it gets. */
export async function copySmallest(order: Address & { port: number }, ask: () => Promise<void>): Promise<CopiedPage> {
  const quick = await copyPage(order);
  await ask();
  // It is packed when visitors leave time for that.
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await setTimeout(LOOKS_AGAIN_MS)) {
    const copy = await copyPage(order);
    if (copy.body.length < quick.body.length) return copy;
  }
  throw new Error(`${order.path} was not packed anew within ${PATIENCE_MS / 1_000} s.`);
}

function copyPage({ port, brand, path }: Address & { port: number }): Promise<CopiedPage> {
  const headers = { host: hostOf(brand), accept: "text/html", "accept-encoding": "br, gzip" };
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers }, (response) => {
      const sent = Object.entries(response.headers).flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)] as const]));
      buffer(response).then(
        (body) =>
          resolve({ headers: { ...Object.fromEntries(sent), "content-length": String(body.length) }, body: body.toString("base64") }),
        reject,
      );
    }).on("error", reject);
  });
}
