import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { Env } from "./app-context.ts";

/** Adds Vary: Accept-Encoding to every compressible response, for HEAD too (RFC 9110, 9.3.2). */
export const addVaryHeader: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const type = c.res.headers.get("content-type");
  if (type && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !c.res.headers.has("vary")) c.header("vary", "Accept-Encoding");
};
