import { get } from "node:http";
import { text } from "node:stream/consumers";
import type { Address } from "./address.ts";

/** The page at an address, as a server of ours on this machine gives it. Throws when it is not there. */
export function readText({ port, brand, path }: Address & { port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { host: hostOf(brand) } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${brand} ${path} answers ${response.statusCode}.`));
      text(response).then(resolve, reject);
    });
    request.on("error", reject);
  });
}

/** The host that a brand has on one's own machine. */
export function hostOf(brand: string): string {
  return `${brand}.localhost`;
}
