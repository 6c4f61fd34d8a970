import { Agent, get } from "node:http";
import type { Address } from "./address.ts";
import { hostOf } from "./read-text.ts";

const AT_ONCE = 8;

/**
 * Requests each address twice from each server, like browsers: on a running site the cache already knows which addresses
 * are requested repeatedly.
 */
export async function visitAll(servers: readonly { port: number }[], addresses: readonly Address[]): Promise<void> {
  for (let times = 0; times < 2; times += 1) await Promise.all(servers.map(({ port }) => visit(port, addresses)));
}

async function visit(port: number, addresses: readonly Address[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const remaining = addresses.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const address of remaining) await request(port, address, agent);
    }),
  );
  agent.destroy();
}

function request(port: number, { brand, path }: Address, agent: Agent): Promise<void> {
  const headers = { host: hostOf(brand), "accept-encoding": "br" };
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      answer.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}
