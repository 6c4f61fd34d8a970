import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { portOf } from "./smtp.ts";

export type IndexNowBatch = { host: string; key: string; keyLocation: string; urlList: string[] };
export type FakeIndexNow = {
  key: string;
  url: string;
  /** What it was told and took, a post each. */
  told: IndexNowBatch[];
  /** How often it was asked, whatever it answered. */
  asked(): number;
  /** What it does next, until told otherwise. */
  behave(behaviour: { status?: number; slowness_ms?: number }): void;
  stop(): Promise<void>;
};

/** IndexNow as far as we use it; a status of its own makes it refuse. */
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
