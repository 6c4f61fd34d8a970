import { data, type LoaderFunction, type ServerBuild } from "react-router";
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
    const { loader, default: component } = route?.module ?? {};
    return [id, route && loader && component ? { ...route, module: { ...route.module, loader: outOfSight(loader) } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What stands behind data that the router saw nothing of. */
export function dataBehind(seen: unknown): object | undefined {
  return typeof seen === "object" && seen !== null ? given.get(seen) : undefined;
}

function outOfSight(load: LoaderFunction): LoaderFunction {
  return async (asked, ...more) => {
    const result: unknown = await load(asked, ...more);
    if (!asked.context.get(writtenPageContext)) return result;
    if (isWithInit(result)) return data(unseen(result.data), result.init ?? undefined);
    return unseen(result);
  };
}

/** The same to who reads it by name; who looks what there is finds nothing. What is no plain object (a redirect, nothing) stays. */
function unseen(result: unknown): unknown {
  if (!isPlain(result)) return result;
  const seen = {};
  for (const [name, value] of Object.entries(result)) Object.defineProperty(seen, name, { value });
  given.set(seen, result);
  return seen;
}

function isPlain(result: unknown): result is object {
  return typeof result === "object" && result !== null && Object.getPrototypeOf(result) === Object.prototype;
}

/** What the router's `data` makes: data with a status or headers. */
function isWithInit(result: unknown): result is ReturnType<typeof data> {
  return typeof result === "object" && result !== null && "type" in result && result.type === "DataWithResponseInit";
}
