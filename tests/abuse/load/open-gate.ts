import { brands } from "../../../src/brands/brands.ts";
import { filledServer } from "../../support/filled-server.ts";
import { startNginx, type Proxy } from "../../support/proxies/proxy.ts";
import { freePort } from "../../support/server.ts";
import { knownIn } from "../worst/known.ts";
import type { Gate } from "./gate.ts";

export type OpenGate = Gate & { stop(): Promise<void> };

const LOCAL_HOSTS = brands.map(({ localHost }) => localHost);
const PROXIED_HOSTS = ["nl.localhost", "de.localhost"];

/** A server with the starter content, reached directly or, as in production, through nginx. */
export async function openGate({ isBehindNginx = false } = {}): Promise<OpenGate> {
  const metricsPort = await freePort();
  const hosts: Record<string, string> = isBehindNginx ? { HOSTS: PROXIED_HOSTS.join() } : {};
  const server = await filledServer({ TRUSTED_PROXIES: "127.0.0.1", METRICS_PORT: String(metricsPort), ...hosts });
  server.closeOutput();
  const known = await knownIn(server.database.db);
  if (!isBehindNginx) {
    const target = { port: server.port, certificate: null, addressHeader: "x-forwarded-for", hosts: LOCAL_HOSTS };
    return { target, metricsPort, known, stop: server.stop };
  }
  const proxy = await nginxBefore(server);
  const target = { port: proxy.port, certificate: proxy.certificate, addressHeader: "x-pretend", hosts: PROXIED_HOSTS };
  return {
    ...{ target, metricsPort, known },
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}

async function nginxBefore(server: Awaited<ReturnType<typeof filledServer>>): Promise<Proxy> {
  try {
    return await startNginx({ upstreamPort: server.port, hosts: PROXIED_HOSTS, addressHeader: "x-pretend" });
  } catch (error) {
    await server.stop();
    throw error;
  }
}
