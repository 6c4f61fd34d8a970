import { once } from "node:events";
import { connect, type ConnectionOptions } from "node:tls";
import type { Proxy } from "./proxy.ts";

/** What a client of these abilities and a proxy agree on for `host`; null where the proxy refuses. */
export async function negotiate(
  { port, certificate }: Proxy,
  host: string,
  abilities: ConnectionOptions,
): Promise<{ protocol: string | null; cipher: string } | null> {
  const socket = connect({ host: "127.0.0.1", port, servername: host, ca: certificate, ...abilities });
  try {
    await once(socket, "secureConnect");
    return { protocol: socket.getProtocol(), cipher: socket.getCipher().name };
  } catch (error) {
    // Only the proxy's own word counts: a client that cannot offer this has tried nothing.
    if (!/alert|ECONNRESET/.test(String(error))) throw error;
    return null;
  } finally {
    socket.destroy();
  }
}
