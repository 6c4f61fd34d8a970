import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Address } from "../address.ts";
import { hostOf } from "../read-text.ts";

/** A response as sent, with the body in base64. */
export type CopiedPage = { headers: Record<string, string>; body: string };

/** Headers that the copying server writes itself. */
const OWN = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

const POLL_MS = 100;
const TIMEOUT_MS = 20_000;

/** Copies a response of our server after `makeHits` has requested it often enough to be recompressed at the highest level. */
export async function copySmallest(options: Address & { port: number }, makeHits: () => Promise<void>): Promise<CopiedPage> {
  const quick = await copyPage(options);
  await makeHits();
  // The server recompresses a page only when it is idle.
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await setTimeout(POLL_MS)) {
    const copy = await copyPage(options);
    if (copy.body.length < quick.body.length) return copy;
  }
  throw new Error(`${options.path} was not recompressed within ${TIMEOUT_MS / 1_000} s.`);
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
