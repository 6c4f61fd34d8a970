import type { Page } from "playwright-core";
import { onTestFinished, expect } from "vitest";
import { createRequestListener } from "../../src/http/listener/request-listener.ts";
import { openServers } from "../../src/http/listener/open-servers.ts";
import { sharedBrowser } from "./browser.ts";
import { OFFICE_HOST, testOffice, type OfficeVisitor, type TestOffice, type TestOfficeOptions } from "./office.ts";
import { freePort } from "./server.ts";

export type OfficeServer = TestOffice & {
  port: number;
  /** A page of a browser that is logged in as `visitor`, or not at all. Fails the test on errors and warnings in the console. */
  open(settings: { width: number; visitor?: OfficeVisitor; javaScriptEnabled?: boolean; locale?: string }): Promise<Page>;
};

/** The management area on a port, for browsers. `close()` stops it. */
export async function officeServer(options: TestOfficeOptions = {}): Promise<OfficeServer> {
  const port = await freePort();
  const office = await testOffice({ ...options, port });
  const stop = await openServers({
    port,
    addresses: ["127.0.0.1", "::1"],
    listener: createRequestListener(async () => new Response("404", { status: 404 }), {
      pages: { hit: () => null },
      office: { host: OFFICE_HOST, app: (request, address) => office.app(request, address) },
      trustedProxies: [],
      logError: (error) => console.error(error),
      watch: () => {},
    }),
    queue: { noteConnection: () => {} },
    watch: () => {},
  });

  async function open({ width, visitor, javaScriptEnabled = true, locale = "nl-NL" }: Parameters<OfficeServer["open"]>[0]): Promise<Page> {
    const browser = await sharedBrowser();
    const height = width < 720 ? 844 : 900;
    const baseURL = `http://${OFFICE_HOST}:${port}`;
    const context = await browser.newContext({ baseURL, locale, viewport: { width, height }, reducedMotion: "reduce", javaScriptEnabled });
    context.setDefaultTimeout(10_000);
    const secret = visitor?.session();
    if (secret) await context.addCookies([{ name: "office", value: secret, url: baseURL, httpOnly: true, sameSite: "Lax" }]);
    const faults: string[] = [];
    context.on("weberror", (error) => faults.push(error.error().message));
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !/status of (4\d\d)/.test(message.text())) faults.push(message.text());
    });
    context.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL)) faults.push(`requested ${request.url()}`);
    });
    onTestFinished(async ({ task }) => {
      await context.close();
      if (task.result?.state !== "fail") expect(faults).toEqual([]);
    });
    return context.newPage();
  }

  return {
    ...office,
    port,
    open,
    async close() {
      await stop();
      await office.close();
    },
  };
}
