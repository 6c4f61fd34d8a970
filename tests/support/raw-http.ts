import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { statusesIn } from "./statuses-in.ts";

/** What is written to a connection, in turn: texts (of bytes, latin1), and pauses in milliseconds. */
export type Script = readonly (string | number)[];
export type Reply = {
  /** Statuses of all answers on the connection, in order; empty when it was closed without one. */
  statuses: number[];
  /** Everything that came back, as latin1. */
  text: string;
  /** The server did not close the connection in time. */
  hangs: boolean;
};

/** Nothing that a test sends may be left without an end for longer. */
const TIMEOUT_MS = 25_000;

/** Speaks to a port as no browser would. `halfCloses` after the script: says that nothing more will come. */
export async function sendRaw(port: number, script: Script, { halfCloses = false } = {}): Promise<Reply> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server may cut off who misbehaves, also while we still write.
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
  const patience = new AbortController();
  const late = delay(TIMEOUT_MS, false, { signal: patience.signal }).catch(() => false);
  const isClosed = await Promise.race([closed, late]);
  patience.abort();
  socket.destroy();

  const text = Buffer.concat(chunks).toString("latin1");
  return { statuses: statusesIn(text), text, hangs: !isClosed };
}

/** A GET that asks to be the last of its connection. */
export function getRequest(path: string, host: string, headers: readonly string[] = []): string {
  return [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n");
}
