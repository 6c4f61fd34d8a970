import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import type { App } from "./app.ts";
import { createBodyMemoryBudget, BODY_BYTES } from "./http/bodies/body-memory.ts";
import { compressResponses } from "./http/middleware/compress-responses.ts";
import type { RequestRecord } from "./http/observability/request-record.ts";
import { setResponseHeaders } from "./http/listener/response-headers.ts";
import { createRequestId } from "./http/request-id.ts";
import { handleRoute, notFound, unexpectedError, type OfficeEnv } from "./office/http/handle-route.tsx";
import { methodOf } from "./office/http/route.ts";
import { isFromSources } from "./office/document/office-build.ts";
import type { OfficeSite } from "./office/office-site.ts";
import { ROUTES } from "./office/routes.ts";

export type OfficeOptions = { site: OfficeSite; watch?: (record: RequestRecord) => void };

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Relative to the project's folder, like `build/client`. */
const FILES = "build/office/client";
/** The cache of compressed files; pages are compressed each time. */
const COMPRESSED_BYTES = 1024 * 1024;
const YEAR_S = 31_536_000;

/** The management area as one function from request to response (specification 4 §1). Its host is matched before the brands. */
export function createOffice({ site, watch = () => {} }: OfficeOptions): App {
  const app = new Hono<OfficeEnv>();

  app.use(async (c, next) => {
    const start_ms = performance.now();
    await next();
    finish(c, site);
    watch({ ...recordOf(c), ms: performance.now() - start_ms });
  });
  app.use(compressResponses(COMPRESSED_BYTES));
  app.use("/static/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", IMMUTABLE);
  });
  app.use("/static/assets/*", serveStatic({ root: FILES, precompressed: true }));
  // A file of another release: no page to log in for.
  app.all("/static/*", (c) => c.text("404", 404));
  for (const route of ROUTES) app.on(methodOf(route), route.path, (c) => handleRoute(site, route, c));
  app.all("*", (c) => notFound(site, c));
  app.onError((error, c) => unexpectedError(site, error, c));

  const memoryBudget = createBodyMemoryBudget(BODY_BYTES);
  return async (request, address, requestId = createRequestId()) => {
    const bodyMemory = memoryBudget.open(address);
    try {
      return await app.fetch(request, { address, requestId, bodyMemory });
    } finally {
      bodyMemory.release();
    }
  };
}

/** Nothing of the area is cached, but for its immutable files. */
function finish(c: Context<OfficeEnv>, { isTrial, host, build }: OfficeSite): void {
  const { headers } = c.res;
  const framed = headers.get("x-frame-options");
  setResponseHeaders(headers, { requestId: c.env.requestId, host, brand: undefined, hasPolicies: !isFromSources(build) });
  // Its pictures are private: no other site embeds them.
  headers.set("cross-origin-resource-policy", "same-origin");
  if (framed) headers.set("x-frame-options", framed);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-robots-tag", "noindex");
  if (!isTrial) headers.set("strict-transport-security", `max-age=${YEAR_S}; includeSubDomains`);
}

function recordOf(c: Context<OfficeEnv>): Omit<RequestRecord, "ms"> {
  const length = c.res.headers.get("content-length");
  const { path, method } = c.req;
  const isFile = path.startsWith("/static/");
  // The path of the route: that of a request may hold the secret of a mailed link. Undefined where no route matched.
  const route: string | undefined = c.get("route");
  return {
    ...{ at_ms: Date.now(), method, path: isFile ? path : (route ?? "*"), kind: isFile ? "static" : "office", status: c.res.status },
    ...{ bytes: length === null ? null : Number(length), brand: null, requestId: c.env.requestId },
  };
}
