import type { Context } from "hono";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";
import { isNotStarted, type Client, type FairQueue } from "../../abuse/queue/fair-queue.ts";
import type { Env } from "./env.ts";
import { tooBusy } from "../listener/too-busy.ts";

/** Logged when the client has disconnected before the answer, as nginx does; never sent. */
const CLIENT_CLOSED = 499;

/** A form or call that came in whole is taken, also when the connection of its sender has dropped meanwhile. */
const NEVER = new AbortController().signal;

/** The client of a request, as the queue knows it. */
export function clientOf(c: Context<Env>): Client {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return { range: fairnessRangeOf(c.env.address), signal: isRead ? c.req.raw.signal : NEVER };
}

/**
 * Does work in the queue. Instead of its result comes an answer: 503 when the queue is full, or 499 when the client of a reading request has
 * disconnected. The work must not use the queue itself: with all places taken by such work, none would ever end.
 */
export async function inQueue<Result>(queue: FairQueue, c: Context<Env>, work: () => Promise<Result>): Promise<Result | Response> {
  return queue
    .add(work)
    .join(clientOf(c))
    .catch((error: unknown) => answerNotStarted(error, c));
}

/** Answers a request whose work was not started: 503, or nothing when the client has gone. Rethrows any other error. */
export function answerNotStarted(error: unknown, c: Context<Env>): Response {
  if (!isNotStarted(error)) throw error;
  return error.reason === "full" ? tooBusy(c.get("site").brand, c.req) : clientClosed();
}

/** The answer to a client that has disconnected, for the log alone. */
export function clientClosed(): Response {
  return new Response(null, { status: CLIENT_CLOSED });
}
