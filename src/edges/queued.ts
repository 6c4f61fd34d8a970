import type { Context, MiddlewareHandler } from "hono";
import { fairnessRangeOf } from "../guard/address-range.ts";
import { isNotStarted, type Client, type FairQueue } from "../queue/fair-queue.ts";
import type { Env } from "./env.ts";
import { tooBusy } from "./too-busy.ts";

/** Logged when the client has disconnected before the answer, as nginx does; never sent. */
const CLIENT_CLOSED = 499;

/** The client of a request, as the queue knows it. */
export function clientOf(c: Context<Env>): Client {
  return { range: fairnessRangeOf(c.env.address), signal: c.req.raw.signal };
}

/** Runs the rest of the app in the queue. */
export function queued(queue: FairQueue): MiddlewareHandler<Env> {
  return async (c, next) => {
    try {
      await queue.order(() => next()).join(clientOf(c));
      return undefined;
    } catch (error) {
      return answerNotStarted(error, c);
    }
  };
}

/** Answers a request whose work was not started: 503, or nothing when the client has gone. Rethrows any other error. */
export function answerNotStarted(error: unknown, c: Context<Env>): Response {
  if (!isNotStarted(error)) throw error;
  return error.reason === "full" ? tooBusy(c.get("site").brand, c.req) : new Response(null, { status: CLIENT_CLOSED });
}
