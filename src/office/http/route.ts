import type { ActionName } from "../../permissions/actions.ts";
import type { Answer } from "./answer.ts";
import type { OfficeRequest } from "./office-request.ts";

type Handle = (request: OfficeRequest) => Promise<Answer> | Answer;

/**
 * An address of the management area. `action` decides who may use it (permissions/actions.ts); a route reads by `load` (GET) or acts by
 * `act` (POST), and a path with both has two routes.
 */
export type Route = { path: string; action: ActionName } & ({ load: Handle } | { act: Handle });

export function methodOf(route: Route): "GET" | "POST" {
  return "load" in route ? "GET" : "POST";
}

export function handlerOf(route: Route): Handle {
  return "load" in route ? route.load : route.act;
}
