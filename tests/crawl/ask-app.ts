import { request } from "node:http";
import type { Answer, Ask } from "./crawl-site.ts";

/** Media types whose body the crawl reads; of pictures the status is enough. */
const TEXTS = /^(text\/|application\/([a-z]+\+)?(xml|json)|image\/svg)/;

/** Sends requests to the product in this process. */
export function askApp(app: (request: Request) => Promise<Response>): Ask {
  return async (url) => {
    const response = await app(new Request(url));
    const type = response.headers.get("content-type") ?? "";
    const isText = TEXTS.test(type);
    if (!isText) await response.body?.cancel();
    return { status: response.status, location: response.headers.get("location"), type, body: isText ? await response.text() : "" };
  };
}

/** Sends requests to a running server at `base` (`http://127.0.0.1:3000`), which serves the host of every address. */
export function askServer(base: string): Ask {
  const { hostname, port } = new URL(base);
  return (url) =>
    new Promise<Answer>((resolve, reject) => {
      const { host, pathname, search } = new URL(url);
      const asked = request({ hostname, port, path: pathname + search, headers: { host } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { location = null, "content-type": type = "" } = response.headers;
          const body = TEXTS.test(type) ? Buffer.concat(chunks).toString("utf8") : "";
          resolve({ status: response.statusCode ?? 0, location, type, body });
        });
      });
      asked.on("error", reject);
      asked.end();
    });
}
