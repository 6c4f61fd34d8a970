import { once } from "node:events";
import { connect, type ConnectionOptions } from "node:tls";
import type { Proxy } from "./proxy.ts";

/** The protocol and cipher of a TLS handshake for `host`; null where the proxy refuses. */
export async function negotiate(
  { port, certificate }: Proxy,
  host: string,
  options: ConnectionOptions,
): Promise<{ protocol: string | null; cipher: string } | null> {
  const socket = connect({ host: "127.0.0.1", port, servername: host, ca: certificate, ...options });
  try {
    await once(socket, "secureConnect");
    return { protocol: socket.getProtocol(), cipher: socket.getCipher().name };
  } catch (error) {
    // Only a refusal by the proxy counts: other errors mean that this client cannot offer the options.
    if (!/alert|ECONNRESET/.test(String(error))) throw error;
    return null;
  } finally {
    socket.destroy();
  }
}
