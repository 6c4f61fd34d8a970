import {
  request as plainRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from "node:http";
import { request as tlsRequest } from "node:https";
import { buffer } from "node:stream/consumers";
import type { Proxy } from "./proxy.ts";

export type ProxyRequest = {
  host: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** A loopback address of this machine, 127.0.0.1 by default. */
  from?: string;
};
export type ProxyAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request on a new connection, with TLS. */
export function request({ port, certificate }: Proxy, proxyRequest: ProxyRequest): Promise<ProxyAnswer> {
  const options = { ...optionsOf(proxyRequest, port), ca: certificate, servername: proxyRequest.host };
  return responseOf(proxyRequest, (take) => tlsRequest(options, take));
}

/** Sends a request on a new connection without TLS. */
export function requestWithoutTls({ plainPort }: Proxy, proxyRequest: ProxyRequest): Promise<ProxyAnswer> {
  return responseOf(proxyRequest, (take) => plainRequest(optionsOf(proxyRequest, plainPort), take));
}

function optionsOf({ host, path, method = "GET", headers = {}, from = "127.0.0.1" }: ProxyRequest, port: number): RequestOptions {
  return { host: "127.0.0.1", port, path, method, headers: { host, ...headers }, localAddress: from, agent: false };
}

type Open = (take: (response: IncomingMessage) => void) => ClientRequest;

function responseOf({ body }: ProxyRequest, open: Open): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    const sent = open((response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString() }),
        reject,
      );
    });
    // A refusal may arrive, and the connection end, before the body is sent: the response counts.
    sent.on("error", reject);
    sent.end(body);
  });
}
