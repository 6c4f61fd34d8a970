import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { clientAddress } from "../client-address.ts";
import type { RequestRecord } from "../observability/request-record.ts";
import type { PageCache } from "../../page-cache/open-page-cache.ts";
import { createBodyThrottle } from "./throttle-bodies.ts";
import { limitHeaders } from "./limit-headers.ts";
import { requestHost } from "./request-host.ts";
import { rejectedRequest, rejection } from "./reject-malformed.ts";
import { createRequestId, requestIdOf } from "../request-id.ts";
import { sendCachedPage } from "./send-cached-page.ts";

type App = (request: Request, address: string, requestId: string) => Promise<Response>;
export type RequestListenerOptions = {
  /** Cached pages are sent without calling the app. */
  pages: Pick<PageCache, "hit">;
  /** The management area, on a host of its own: nothing of it is cached, and its host is matched before those of brands. */
  office?: { host: string; app: App } | null;
  trustedProxies: readonly string[];
  logError: (error: unknown) => void;
  watch: (record: RequestRecord) => void;
};

/** The app as a request listener of Node. Rejects requests without a valid host, and turns exceptions into a bare 500. */
export function createRequestListener(app: App, { pages, office = null, trustedProxies, logError, watch }: RequestListenerOptions) {
  function reject() {
    const requestId = createRequestId();
    watch(rejectedRequest(400, requestId));
    return rejection(400, requestId);
  }

  function responseToError(error: unknown): Response {
    if (error instanceof RequestError) {
      const { headers, text } = reject();
      return new Response(text, { status: 400, headers });
    }
    logError(error);
    return new Response("500", { status: 500, headers: { "cache-control": "no-store" } });
  }

  const throttle = createBodyThrottle();
  const listenerOf = (answer: App) =>
    getRequestListener(
      (request, { incoming }) => answer(request, clientAddress(incoming, trustedProxies), requestIdOf(incoming, trustedProxies)),
      { errorHandler: responseToError },
    );
  const respond = listenerOf(app);
  const respondOffice = office && listenerOf(office.app);

  return (request: IncomingMessage, response: ServerResponse): void => {
    limitHeaders(request);
    const host = requestHost(request);
    if (host === null) {
      const { headers, text } = reject();
      response.writeHead(400, headers).end(text);
      return;
    }
    if (respondOffice && isHost(host, office.host)) {
      if (hasBody(request)) throttle(request, clientAddress(request, trustedProxies));
      void respondOffice(request, response);
      return;
    }
    const sent = sendCachedPage(request, response, { pages, host, requestIdOf: () => requestIdOf(request, trustedProxies) });
    if (sent) return watch(sent);
    if (hasBody(request)) throttle(request, clientAddress(request, trustedProxies));
    void respond(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Whether a host header, with or without port, names this host. */
function isHost(header: string, host: string): boolean {
  return header.length >= host.length && header.toLowerCase().replace(/\.?(:\d+)?$/, "") === host;
}
