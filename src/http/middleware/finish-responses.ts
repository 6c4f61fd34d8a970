import type { MiddlewareHandler } from "hono";
import type { RequestRecord } from "../observability/request-record.ts";
import { kindOf } from "../observability/request-record.ts";
import { setResponseHeaders } from "../listener/response-headers.ts";
import type { Env } from "./app-context.ts";
import { forbidStoring } from "./forbid-storing.ts";

export type FinishOptions = { watch: (record: RequestRecord) => void; hasPolicies: boolean };

/** Sets the headers that every response has, and reports the request to `watch`. */
export function finishResponses({ watch, hasPolicies }: FinishOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start_ms = performance.now();
    await next();
    const { requestId } = c.env;
    // Undefined for a host that is not served.
    const site: Env["Variables"]["site"] | undefined = c.get("site");
    setResponseHeaders(c.res.headers, { requestId, host: new URL(c.req.url).hostname, brand: site?.brand, hasPolicies });
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
