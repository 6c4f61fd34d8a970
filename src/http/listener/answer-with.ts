import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { clientAddress } from "../client-address.ts";
import type { Answered } from "../observability/answered.ts";
import type { PageCache } from "../../page-cache/open-page-cache.ts";
import { createBodyPace } from "./pace-bodies.ts";
import { limitHeaders } from "./limit-headers.ts";
import { namedHost } from "./named-host.ts";
import { refusal, unreadable } from "./refuse-unreadable.ts";
import { createRequestId, requestIdOf } from "../request-id.ts";
import { sendCachedPage } from "./send-cached-page.ts";

type App = (request: Request, address: string, requestId: string) => Promise<Response>;
export type AnswerOptions = {
  /** Sent before anything else is asked. */
  pages: Pick<PageCache, "hit">;
  trustedProxies: readonly string[];
  logError: (error: unknown) => void;
  watch: (answered: Answered) => void;
};

/** The app as a listener of a server: what names no host readably is refused before it, and what breaks is a bare 500. */
export function answerWith(app: App, { pages, trustedProxies, logError, watch }: AnswerOptions) {
  function refuse() {
    const requestId = createRequestId();
    watch(unreadable(400, requestId));
    return refusal(400, requestId);
  }

  function failed(error: unknown): Response {
    if (error instanceof RequestError) {
      const { headers, text } = refuse();
      return new Response(text, { status: 400, headers });
    }
    logError(error);
    return new Response("500", { status: 500, headers: { "cache-control": "no-store" } });
  }

  const pace = createBodyPace();
  const answer = getRequestListener(
    (request, { incoming }) => app(request, clientAddress(incoming, trustedProxies), requestIdOf(incoming, trustedProxies)),
    { errorHandler: failed },
  );

  return (request: IncomingMessage, response: ServerResponse): void => {
    limitHeaders(request);
    const host = namedHost(request);
    if (host === null) {
      const { headers, text } = refuse();
      response.writeHead(400, headers).end(text);
      return;
    }
    const sent = sendCachedPage(request, response, { pages, host, requestIdOf: () => requestIdOf(request, trustedProxies) });
    if (sent) return watch(sent);
    if (hasBody(request)) pace(request, clientAddress(request, trustedProxies));
    void answer(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
