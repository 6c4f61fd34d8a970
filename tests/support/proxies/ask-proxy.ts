import {
  request as plainRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from "node:http";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import type { Proxy } from "./proxy.ts";

export type Question = {
  host: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** One of this machine's own addresses, 127.0.0.1 unless said. */
  from?: string;
};
export type ProxyAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks on a new connection, with TLS. */
export function ask({ port, certificate }: Proxy, question: Question): Promise<ProxyAnswer> {
  const options = { ...optionsOf(question, port), ca: certificate, servername: question.host };
  return answered(question, (take) => request(options, take));
}

/** Asks on a new connection without TLS. */
export function askPlainly({ plainPort }: Proxy, question: Question): Promise<ProxyAnswer> {
  return answered(question, (take) => plainRequest(optionsOf(question, plainPort), take));
}

function optionsOf({ host, path, method = "GET", headers = {}, from = "127.0.0.1" }: Question, port: number): RequestOptions {
  return { host: "127.0.0.1", port, path, method, headers: { host, ...headers }, localAddress: from, agent: false };
}

type Open = (take: (response: IncomingMessage) => void) => ClientRequest;

function answered({ body }: Question, open: Open): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    const asked = open((response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString() }),
        reject,
      );
    });
    // A refusal may come while the body is still being sent, and the connection then ends: what counts is the answer.
    asked.on("error", reject);
    asked.end(body);
  });
}
