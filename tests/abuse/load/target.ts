import { Agent as PlainAgent, request as requestPlainly, type ClientRequest, type IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { connect as connectPlainly, type Socket } from "node:net";
import { connect } from "node:tls";

/** A server, asked directly or through a proxy; what a client says its address is stands in `addressHeader`, which both believe. */
export type Target = { port: number; certificate: string | null; addressHeader: string; hosts: readonly string[] };
export type Question = {
  host: string;
  path: string;
  /** The client's address. */
  from: string;
  headers?: Record<string, string>;
  body?: Uint8Array | null;
};
export type Agents = PlainAgent | Agent;

/** Connections that stay open, at most so many; or each for one request. */
export function agentFor({ certificate }: Target, most: number, keepAlive = true): Agents {
  const options = { keepAlive, maxSockets: most };
  return certificate === null ? new PlainAgent(options) : new Agent({ ...options, ca: certificate, servername: "nl.localhost" });
}

/** Sends a request; the body is not awaited. */
export function send(
  target: Target,
  question: Question,
  { agent, take }: { agent: Agents; take: (answer: IncomingMessage) => void },
): ClientRequest {
  const { host, path, from, headers = {}, body } = question;
  const options = {
    ...{ host: "127.0.0.1", port: target.port, agent, method: body ? "POST" : "GET", path: written(path) },
    headers: {
      ...headers,
      host: hostAt(target, host),
      [target.addressHeader]: from,
      ...(body && { "content-length": String(body.length) }),
    },
  };
  const asked = target.certificate === null ? requestPlainly(options, take) : request(options, take);
  asked.end(body ?? undefined);
  return asked;
}

/** The same as it is written to a connection. */
export function headOf(target: Target, { host, path, from }: Question, more: readonly string[] = []): string {
  const lines = [`Host: ${hostAt(target, host)}`, `${target.addressHeader}: ${from}`, ...more];
  return [`GET ${written(path)} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}

/** A connection that nothing is written to yet. */
export function open({ port, certificate }: Target): Socket {
  const way = { host: "127.0.0.1", port };
  const socket = certificate === null ? connectPlainly(way) : connect({ ...way, ca: certificate, servername: "nl.localhost" });
  return socket.on("error", () => {});
}

/** A proxy serves some of the hosts. */
function hostAt({ hosts }: Target, host: string): string {
  return hosts.includes(host) ? host : (hosts[0] ?? host);
}

/** As a browser writes it. */
function written(path: string): string {
  return path.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}
