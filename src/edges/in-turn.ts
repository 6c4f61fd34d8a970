import type { Context, MiddlewareHandler } from "hono";
import { turnRangeOf } from "../guard/address-range.ts";
import { isNoTurn, type Asker, type FairQueue } from "../queue/fair-queue.ts";
import type { Env } from "./env.ts";
import { tooBusy } from "./too-busy.ts";

/** The status in the log of a request whose asker had gone before it was answered; nobody sees it (nginx knows it by this number). */
const GONE = 499;

/** Who waits for the answer of a request. */
export function askerOf(c: Context<Env>): Asker {
  return { range: turnRangeOf(c.env.address), signal: c.req.raw.signal };
}

/** What the rest of the app answers, in its turn. */
export function inTurn(queue: FairQueue): MiddlewareHandler<Env> {
  return async (c, next) => {
    try {
      await queue.order(() => next()).join(askerOf(c));
      return undefined;
    } catch (error) {
      return withoutTurn(error, c);
    }
  };
}

/** The answer to who got no turn. Throws what is another error. */
export function withoutTurn(error: unknown, c: Context<Env>): Response {
  if (!isNoTurn(error)) throw error;
  return error.reason === "full" ? tooBusy(c.get("site").brand, c.req) : new Response(null, { status: GONE });
}
