import { get } from "node:http";
import { text } from "node:stream/consumers";
import type { Address } from "./address.ts";

/** Fetches a page from a server on this machine. Throws unless the status is 200. */
export function readText({ port, brand, path }: Address & { port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { host: hostOf(brand) } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${brand} ${path} answers ${response.statusCode}.`));
      text(response).then(resolve, reject);
    });
    request.on("error", reject);
  });
}

/** The local host name of a brand. */
export function hostOf(brand: string): string {
  return `${brand}.localhost`;
}
