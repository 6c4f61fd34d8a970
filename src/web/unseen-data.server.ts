import type { LoaderFunction, ServerBuild } from "react-router";
import { writtenPageContext } from "./written-page.server.ts";

/** What loaders gave, by what the router gets to see of it. */
const given = new WeakMap<object, object>();

/**
 * A build whose loaders show the router nothing of what they give for a page: it would encode all that it sees, which took
 * a fifth of what a page allocates. Components read it as ever, and the page carries it (src/web/handoff.server.ts). What a
 * browser asks for by itself goes by the router's own way.
 */
export function withUnseenData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    return [id, route && loader ? { ...route, module: { ...route.module, loader: outOfSight(loader) } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What stands behind data that the router saw nothing of. */
export function dataBehind(seen: unknown): object | undefined {
  return typeof seen === "object" && seen !== null ? given.get(seen) : undefined;
}

function outOfSight(load: LoaderFunction): LoaderFunction {
  return async (asked, ...more) => {
    const data: unknown = await load(asked, ...more);
    return asked.context.get(writtenPageContext) && isPlain(data) ? unseen(data) : data;
  };
}

/** The same to who reads it by name; who looks what there is finds nothing. */
function unseen(data: object): object {
  const seen = {};
  for (const [name, value] of Object.entries(data)) Object.defineProperty(seen, name, { value });
  given.set(seen, data);
  return seen;
}

/** A redirect is not, nor data that come with a status. */
function isPlain(data: unknown): data is object {
  return typeof data === "object" && data !== null && Object.getPrototypeOf(data) === Object.prototype;
}
