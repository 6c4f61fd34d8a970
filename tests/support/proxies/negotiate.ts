import { once } from "node:events";
import { connect, type ConnectionOptions } from "node:tls";
import type { Proxy } from "./proxy.ts";

/** The TLS parameters that a client with these abilities and a proxy agree on for `host`; null if the proxy refuses. */
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
    // Only a refusal by the proxy counts, not an error of the client.
    if (!/alert|ECONNRESET/.test(String(error))) throw error;
    return null;
  } finally {
    socket.destroy();
  }
}
