import type { Invalid } from "../catalogue/invalid.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import type { Site } from "../sites.ts";
import type { Refusal, Replayed } from "./handler.ts";
import { createCity } from "./handlers/create-city.ts";
import { createQuoteRequest } from "./handlers/create-quote-request.ts";
import { findGoogleCities } from "./handlers/find-google-cities.ts";
import { readHandlers } from "./handlers/read.ts";
import { sendContact } from "./handlers/send-contact.ts";
import { subscribeNewsletter } from "./handlers/subscribe-newsletter.ts";
import { sendEventRequest } from "./handlers/send-event-request.ts";
import { uploadImage } from "./handlers/upload-image.ts";

type AnyCall = { site: Site; parameters: Record<string, unknown>; filterQuery: FilterQuery; body: unknown; headers: Headers };
type AnyHandler = (call: AnyCall) => Promise<object | null> | object | Replayed<object> | Invalid | Refusal | null;

const handlers: Record<string, unknown> = {
  ...readHandlers,
  findGoogleCities,
  createCity,
  createQuoteRequest,
  sendContact,
  sendEventRequest,
  subscribeNewsletter,
  uploadImage,
};

/** The handler of an operation. Its input must have been parsed by the schemas of the same operation. */
export function handlerOf(name: string): AnyHandler {
  const handler = handlers[name];
  if (typeof handler !== "function") throw new Error(`The operation ${name} is marked as built, but has no handler.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of the operation have checked the input
  return handler as AnyHandler;
}
