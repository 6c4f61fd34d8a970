import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { Env } from "./env.ts";

/**
 * What is packed for who can unpack it is another answer for others, and whoever keeps it has to know, from a HEAD too (RFC 9110, 9.3.2);
 * `hono/compress` says so with what it might have packed alone.
 */
export const sayItVaries: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const type = c.res.headers.get("content-type");
  if (type && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !c.res.headers.has("vary")) c.header("vary", "Accept-Encoding");
};
