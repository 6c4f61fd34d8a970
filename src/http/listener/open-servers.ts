import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FairQueue } from "../../request-queue/fair-queue.ts";
import type { RequestRecord } from "../observability/request-record.ts";
import { createConnections, type Connections } from "./connections.ts";
import { limitChunks } from "./limit-chunks.ts";
import { rejectedRequest, rejection, rejectMalformed } from "./reject-malformed.ts";
import { createRequestId } from "../request-id.ts";

export type ServersOptions = {
  port: number;
  /** Undefined is every address. */
  addresses: readonly (string | undefined)[];
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Is notified of each new connection. */
  queue: Pick<FairQueue, "noteConnection">;
  watch: (record: RequestRecord) => void;
  /** Tracks the connections of all addresses. */
  connections?: Connections;
};

/** How long a stopping server waits for responses that it has begun. */
const GRACE_MS = 10_000;

/**
 * Limits of a connection. Bodies have a shorter timeout of their own (src/http/bodies/bounded-body.ts); the longest, an
 * upload of 2 MB at the lowest rate, takes 115 s. A proxy must close idle connections before we do: nginx does so after 60 s.
 */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  // Does not wait for the end of a request without a body: saves 5 % of the time of a cached page.
  optimizeEmptyRequests: true,
};
/**
 * Delay of the response to too many pipelined requests, in s. Node parses all it has read of a connection, some 500 requests,
 * before a pause takes effect: without the delay 64 clients would reconnect at once and keep the processor busy with parsing.
 */
const PIPELINED_RETRY_S = 5;

/** Opens a server on each address. Returns a function that stops them and gives open requests 10 s to finish. */
export async function openServers(options: ServersOptions): Promise<() => Promise<void>> {
  const { connections = createConnections() } = options;
  const opened = await Promise.all(options.addresses.map((address) => openServer(address, { ...options, connections })));
  return async () => void (await Promise.all(opened.map(async (stop) => stop?.())));
}

/** Null for ::1 on a machine without IPv6. */
async function openServer(
  address: string | undefined,
  { port, listener, queue, watch, connections }: Required<ServersOptions>,
): Promise<(() => Promise<void>) | null> {
  let isStopping = false;
  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request;
    const verdict = connections.begin(socket, response);
    if (verdict === "too-many") rejectPipelined(response, watch);
    if (verdict !== "accepted") return;
    if (isStopping) closeAfter(response);
    if (request.headers["transfer-encoding"] !== undefined) limitChunks(request, response);
    listener(request, response);
    if (!response.writableEnded) connections.awaitResponse(socket, response);
  });
  server.on("connection", (socket) => {
    queue.noteConnection();
    connections.add(socket);
  });
  const closeIdle = () => void setImmediate(() => server.closeIdleConnections());

  /** Closes the connection after this response. */
  function closeAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader("connection", "close");
    response.once("close", closeIdle);
  }

  server.on("clientError", (error, socket) => {
    const response = connections.lastOf(socket);
    rejectMalformed(error, socket, { isResponding: response !== null && response.headersSent && !response.writableFinished, watch });
  });
  if (!(await isListening(server, port, address))) return null;

  return () => {
    isStopping = true;
    for (const response of connections.responses()) if (!response.writableFinished) closeAfter(response);
    return close(server);
  };
}

/** Rejects a pipelined request above the limit after a delay; its connection stays open and unread until then. */
function rejectPipelined(response: ServerResponse, watch: ServersOptions["watch"]): void {
  const requestId = createRequestId();
  const { headers, text } = rejection(503, requestId);
  watch(rejectedRequest(503, requestId));
  const reject = () => void response.writeHead(503, { ...headers, "retry-after": String(PIPELINED_RETRY_S) }).end(text);
  const timer = setTimeout(reject, 1_000 * PIPELINED_RETRY_S);
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

/** Closes idle connections at once, the others after their response. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}
