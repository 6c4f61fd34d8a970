import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { statusesIn } from "./statuses-in.ts";

/** Texts to write to a connection (latin1), and pauses in milliseconds. */
export type Script = readonly (string | number)[];
export type Reply = {
  /** Statuses of all responses on the connection, in order. */
  statuses: number[];
  /** Everything received, as latin1. */
  text: string;
  /** Whether the server did not close the connection in time. */
  hangs: boolean;
};

/** The server must close every connection within this time. */
const TIMEOUT_MS = 25_000;

/** Writes a script to a port. `halfCloses` closes the sending side after it. */
export async function sendRaw(port: number, script: Script, { halfCloses = false } = {}): Promise<Reply> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server may close a misbehaving connection while this client still writes.
  socket.on("error", () => {});
  const closed = new Promise<boolean>((resolve) => {
    socket.once("end", () => resolve(true));
    socket.once("close", () => resolve(true));
  });

  for (const step of script) {
    if (typeof step === "number") await Promise.race([delay(step), closed]);
    else if (socket.writable) socket.write(step, "latin1");
  }
  if (halfCloses && socket.writable) socket.end();
  const timeout = new AbortController();
  const late = delay(TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false);
  const isClosed = await Promise.race([closed, late]);
  timeout.abort();
  socket.destroy();

  const text = Buffer.concat(chunks).toString("latin1");
  return { statuses: statusesIn(text), text, hangs: !isClosed };
}

/** A GET with `Connection: close`. */
export function getRequest(path: string, host: string, headers: readonly string[] = []): string {
  return [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n");
}
