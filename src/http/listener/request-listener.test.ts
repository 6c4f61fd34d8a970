import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { createRequestListener } from "./request-listener.ts";

const THIS_MACHINE = "127.0.0.1";
const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** The client address that the app gets for a request forwarded by this machine. */
async function addressBehind(trustedProxies: readonly string[]): Promise<string> {
  const pages = { hit: () => null };
  const app = async (_request: Request, address: string) => new Response(address);
  const server = createServer(createRequestListener(app, { pages, trustedProxies, logError: () => {}, watch: () => {} }));
  servers.push(server);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, THIS_MACHINE, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const answer = await fetch(`http://${THIS_MACHINE}:${port}/`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  return answer.text();
}

test("the app gets the forwarded address of a visitor from a trusted proxy only", async () => {
  expect(await addressBehind([THIS_MACHINE])).toBe("203.0.113.9");
  expect(await addressBehind(["10.0.0.1"])).toBe(THIS_MACHINE);
  expect(await addressBehind([])).toBe(THIS_MACHINE);
});
