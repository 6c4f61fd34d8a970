import { createRequestListener } from "../../src/http/listener/request-listener.ts";
import { openServers } from "../../src/http/listener/open-servers.ts";
import type { RequestRecord } from "../../src/http/observability/request-record.ts";
import { testApp, type TestApp, type TestAppOptions } from "./app.ts";
import { freePort } from "./server.ts";

export type EdgeServer = {
  port: number;
  product: TestApp;
  /** Errors outside the product; those inside are in `product.errors`. */
  errors: readonly unknown[];
  /** What became of every request so far. */
  answers: RequestRecord[];
  /** Stops the server as the product does, and closes the product. */
  stop(): Promise<void>;
};

/** The product on a real port, with all layers of the HTTP server. */
export async function edgeServer(options: TestAppOptions & { trustedProxies?: readonly string[] } = {}): Promise<EdgeServer> {
  const { trustedProxies = [], ...appOptions } = options;
  const answers: RequestRecord[] = [];
  const watch = (record: RequestRecord) => void answers.push(record);
  const product = await testApp({ ...appOptions, watch });
  const port = await freePort();
  const errors: unknown[] = [];
  const listener = createRequestListener(product.app, {
    pages: product.pages,
    trustedProxies,
    logError: (error) => errors.push(error),
    watch,
  });
  const stopServers = await openServers({ port, addresses: ["127.0.0.1"], listener, queue: product.queue, watch });

  async function stop(): Promise<void> {
    await stopServers();
    await product.close();
  }

  return { port, product, errors, answers, stop };
}
