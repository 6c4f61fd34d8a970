import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Address } from "../addresses.ts";
import { hostOf } from "../read-text.ts";

/** An answer as it was sent, its body in base64. */
export type CopiedPage = { headers: Record<string, string>; body: string };

/** Headers that a server writes itself. */
const OWN = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Takes down what a server of ours sends to a browser. */
export function copyPage({ port, brand, path }: Address & { port: number }): Promise<CopiedPage> {
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
