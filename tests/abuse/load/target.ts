import { Agent as PlainAgent, request as requestPlainly, type ClientRequest, type IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { connect as connectPlainly, type Socket } from "node:net";
import { connect } from "node:tls";

/** A server, reached directly or through a proxy. Both trust `addressHeader`, which has the address of the client. */
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

/** At most `most` connections; kept open, or one per request. */
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
  const outgoing = target.certificate === null ? requestPlainly(options, take) : request(options, take);
  outgoing.end(body ?? undefined);
  return outgoing;
}

/** The head of a GET request, for a raw connection. */
export function headOf(target: Target, { host, path, from }: Question, more: readonly string[] = []): string {
  const lines = [`Host: ${hostAt(target, host)}`, `${target.addressHeader}: ${from}`, ...more];
  return [`GET ${written(path)} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}

/** A new connection without a request. */
export function open({ port, certificate }: Target): Socket {
  const options = { host: "127.0.0.1", port };
  const socket = certificate === null ? connectPlainly(options) : connect({ ...options, ca: certificate, servername: "nl.localhost" });
  return socket.on("error", () => {});
}

/** The first host of the target if it does not serve `host`. */
function hostAt({ hosts }: Target, host: string): string {
  return hosts.includes(host) ? host : (hosts[0] ?? host);
}

/** Encodes a path as a browser does. */
function written(path: string): string {
  return path.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}
