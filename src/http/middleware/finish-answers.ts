import type { MiddlewareHandler } from "hono";
import type { Answered } from "../observability/answered.ts";
import { kindOf } from "../observability/answered.ts";
import { setAnswerHeaders } from "../listener/answer-headers.ts";
import type { Env } from "./env.ts";
import { forbidStoring } from "./forbid-storing.ts";

export type FinishOptions = { watch: (answered: Answered) => void; hasPolicies: boolean };

/** Gives every answer the headers that all have, and tells what became of the request. */
export function finishAnswers({ watch, hasPolicies }: FinishOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start_ms = performance.now();
    await next();
    const { requestId } = c.env;
    // Nothing is set on a host that is not served.
    const site: Env["Variables"]["site"] | undefined = c.get("site");
    setAnswerHeaders(c.res.headers, { requestId, host: new URL(c.req.url).hostname, brand: site?.brand, hasPolicies });
    forbidStoring(c.req.method, c.res);
    const length = c.res.headers.get("content-length");
    watch({
      at_ms: Date.now(),
      method: c.req.method,
      path: c.req.path,
      kind: kindOf(c.req.path),
      status: c.res.status,
      ms: performance.now() - start_ms,
      bytes: length === null ? null : Number(length),
      brand: site?.brand.key ?? null,
      requestId,
    });
  };
}
