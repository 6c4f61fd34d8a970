import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FairQueue } from "../../abuse/queue/fair-queue.ts";
import type { Answered } from "../observability/answered.ts";
import { createConnections, type Connections } from "./connections.ts";
import { limitPieces } from "./limit-pieces.ts";
import { refusal, refuseUnreadable, unreadable } from "./refuse-unreadable.ts";
import { createRequestId } from "../request-id.ts";

export type ServersOptions = {
  port: number;
  /** Undefined is every address. */
  addresses: readonly (string | undefined)[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Is notified of each new connection. */
  queue: Pick<FairQueue, "noteConnection">;
  watch: (answered: Answered) => void;
  /** Tracks the connections of all addresses. */
  connections?: Connections;
};

/** How long a stopping server waits for answers that it has begun. */
const GRACE_MS = 10_000;

/**
 * What a connection may take. Bodies have a shorter patience of their own (src/http/bodies/bounded-body.ts); the longest
 * that is taken, an upload of 2 MB at the slowest speed, needs 115 s. A proxy that keeps connections must let go of them first: nginx does after 60 s.
 */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  // A request that announces no body has none, so its end is not waited for: a twentieth of what sending a kept page takes.
  optimizeEmptyRequests: true,
};
/**
 * So long a client waits that pipelined too many requests, in s. Node parses all that it has read of a connection, some 500 requests, before a pause
 * takes effect: the refusal comes late, or 64 clients would connect again at once and keep the processor parsing.
 */
const AHEAD_RETRY_S = 5;

/** Opens a server on each address, and returns how to stop them: what was begun is finished within 10 s. */
export async function openServers(options: ServersOptions): Promise<() => Promise<void>> {
  const { connections = createConnections() } = options;
  const opened = await Promise.all(options.addresses.map((address) => openServer(address, { ...options, connections })));
  return async () => void (await Promise.all(opened.map(async (stop) => stop?.())));
}

/** Null on a machine without IPv6, which has no ::1. */
async function openServer(
  address: string | undefined,
  { port, answer, queue, watch, connections }: Required<ServersOptions>,
): Promise<(() => Promise<void>) | null> {
  let isStopping = false;
  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request;
    const taken = connections.begin(socket, response);
    if (taken === "too-many") refuseAhead(response, watch);
    if (taken !== "taken") return;
    if (isStopping) endWith(response);
    if (request.headers["transfer-encoding"] !== undefined) limitPieces(request, response);
    answer(request, response);
    if (!response.writableEnded) connections.waits(socket, response);
  });
  server.on("connection", (socket) => {
    queue.noteConnection();
    connections.add(socket);
  });
  const closeIdle = () => void setImmediate(() => server.closeIdleConnections());

  /** Nobody asks again on its connection. */
  function endWith(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader("connection", "close");
    response.once("close", closeIdle);
  }

  server.on("clientError", (error, socket) => {
    const response = connections.lastOf(socket);
    refuseUnreadable(error, socket, { isAnswering: response !== null && response.headersSent && !response.writableFinished, watch });
  });
  if (!(await isListening(server, port, address))) return null;

  return () => {
    isStopping = true;
    for (const response of connections.responses()) if (!response.writableFinished) endWith(response);
    return close(server);
  };
}

/** Refuses a pipelined request above the limit of its connection, which stays open and unread until then. */
function refuseAhead(response: ServerResponse, watch: ServersOptions["watch"]): void {
  const requestId = createRequestId();
  const { headers, text } = refusal(503, requestId);
  watch(unreadable(503, requestId));
  const refuse = () => void response.writeHead(503, { ...headers, "retry-after": String(AHEAD_RETRY_S) }).end(text);
  const timer = setTimeout(refuse, 1_000 * AHEAD_RETRY_S);
  response.once("close", () => clearTimeout(timer));
}

function isListening(server: Server, port: number, address: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new Error(`Port ${port} is in use. Choose another: PORT=3100 npm start`));
      else if (address === "::1") resolve(false);
      else reject(error);
    });
    server.listen(port, address, () => resolve(true));
  });
}

/** Idle connections go at once, the others when their answer is out. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}
