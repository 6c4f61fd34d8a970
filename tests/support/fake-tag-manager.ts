import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "./smtp.ts";

export type FakeTagManager = {
  url: string;
  /** All requests for containers and scripts, and with events, in order: `GET /gtm.js?id=GTM-TEST1`. */
  asked: string[];
  stop(): Promise<void>;
};

/**
 * Imitates the risky parts of a container with an analytics tag: it creates Google's Trusted Types policy, fetches a second
 * script, sets cookies after consent, and sends pushed events.
 */
const CONTAINER = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const policy = trustedTypes.createPolicy("goog#html", { createScriptURL: (url) => url });
  const script = document.createElement("script");
  script.src = policy.createScriptURL(origin + "/gtag/js?id=G-TEST");
  document.head.append(script);
  const consent = {};
  const take = (item) => {
    if (item[0] === "consent") Object.assign(consent, item[2]);
    if (consent.analytics_storage === "granted") {
      const domain = location.hostname.split(".").slice(-2).join(".");
      for (const name of ["_ga", "_ga_TEST"]) document.cookie = name + "=GA1.1.7; path=/; max-age=63072000; domain=" + domain;
    }
    if (item.event) void fetch(origin + "/g/collect?en=" + item.event, { method: "POST", mode: "no-cors", keepalive: true }).catch(() => {});
  };
  const { dataLayer } = window;
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...items) => { items.forEach(take); return push(...items); };
  dataLayer.forEach(take);
})();
`;

/** A fake tag manager and analytics server, on a port of this machine. */
export async function startTagManager(): Promise<FakeTagManager> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    asked.push(`${method} ${url}`);
    void text(request).then(() => {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" });
      response.end(url.startsWith("/gtm.js") ? CONTAINER : "");
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
    async stop() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      await promise;
    },
  };
}
