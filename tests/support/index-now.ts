import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { portOf } from "./smtp.ts";

export type IndexNowBatch = { host: string; key: string; keyLocation: string; urlList: string[] };
export type FakeIndexNow = {
  key: string;
  url: string;
  /** The accepted batches. */
  told: IndexNowBatch[];
  /** Number of requests, including refused ones. */
  asked(): number;
  /** Sets its behaviour from now on. */
  behave(behaviour: { status?: number; slowness_ms?: number }): void;
  stop(): Promise<void>;
};

/** A fake IndexNow. A `status` of 300 or more makes it refuse. */
export async function startIndexNow(): Promise<FakeIndexNow> {
  const told: IndexNowBatch[] = [];
  let [asked, status, slowness_ms] = [0, 200, 0];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      asked += 1;
      await delay(slowness_ms);
      if (status < 300) told.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

  return {
    ...{ key: "sleutel-van-de-test", url: `http://127.0.0.1:${portOf(server.address())}/indexnow`, told },
    asked: () => asked,
    behave(behaviour) {
      ({ status = 200, slowness_ms = 0 } = behaviour);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
