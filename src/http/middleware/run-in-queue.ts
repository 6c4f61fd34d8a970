import type { Context } from "hono";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";
import { isNotStarted, type Client, type FairQueue } from "../../request-queue/fair-queue.ts";
import type { Env } from "./app-context.ts";
import { overloadedResponse } from "../listener/overloaded.ts";

/** Logged when the client disconnects before the response, as in nginx; never sent. */
const CLIENT_CLOSED = 499;

/** A completely received form or API call is processed even if its client has disconnected. */
const NEVER = new AbortController().signal;

/** The client of a request, for the queue. */
export function clientOf(c: Context<Env>): Client {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return { range: fairnessRangeOf(c.env.address), signal: isRead ? c.req.raw.signal : NEVER };
}

/**
 * Runs work in the queue. Returns a response instead of the result when the queue is full (503) or the client of a GET has
 * disconnected (499). The work must not use the queue itself, which could deadlock.
 */
export async function runInQueue<Result>(queue: FairQueue, c: Context<Env>, work: () => Promise<Result>): Promise<Result | Response> {
  return queue
    .add(work)
    .join(clientOf(c))
    .catch((error: unknown) => notStartedResponse(error, c));
}

/** The response to a request whose work was not started: 503, or 499 when the client has disconnected. Rethrows any other error. */
export function notStartedResponse(error: unknown, c: Context<Env>): Response {
  if (!isNotStarted(error)) throw error;
  return error.reason === "full" ? overloadedResponse(c.get("site").brand, c.req) : clientClosed();
}

/** The response to a client that has disconnected, only for the log. */
export function clientClosed(): Response {
  return new Response(null, { status: CLIENT_CLOSED });
}
