import { afterAll, expect, test } from "vitest";
import { RequiredError } from "../../src/contract/client.ts";
import { testApp } from "../support/app.ts";
import { call, everyOperation } from "../support/calls.ts";

const product = await testApp();
afterAll(() => product.close());

/** The messages of specification 1 §8 for each call of §5. */
const WORDS: Record<string, readonly string[]> = {
  findGoogleCities: ["platformId", "searchQuery"],
  findActivities: ["page", "limit", "filterQuery"],
  findRedirect: ["slug"],
  findActivity: ["activitySlug"],
  createQuoteRequest: ["activityId", "quoteRequest"],
  findRandomBanner: [],
  sendContact: ["contactMessage"],
  sendEventRequest: ["eventRequest"],
  findEvents: ["page", "limit"],
  findEvent: ["eventId"],
  findFilters: ["page", "limit", "filterQuery"],
  findLocations: ["page", "limit", "filterQuery"],
  createCity: ["city"],
  subscribeNewsletter: ["newsletterSubscription"],
  findOrganisationActivities: ["organisationId", "page", "limit"],
  findOrganisationEvents: ["organisationId", "page", "limit"],
  findLandingPage: ["slug"],
  findSuggestions: ["q", "limit"],
  understandSearch: ["text"],
  uploadImage: ["file"],
};

const SOME: Record<string, string | number> = {
  page: 1,
  limit: 10,
  filterQuery: "{}",
  platformId: 1,
  slug: "kano",
  searchQuery: "utrecht",
  q: "kano",
  text: "30 man bij Utrecht",
};
const required = everyOperation.flatMap(({ name, operation }) =>
  (WORDS[name] ?? []).map((parameter) => ({ name, operation, parameter, message: wordsFor(parameter, name) })),
);

function wordsFor(parameter: string, operation: string): string {
  return `Required parameter requestParameters.${parameter} was null or undefined when calling ${operation}`;
}

/** A value for every required parameter but one. */
function allBut(parameter: string, name: string): Record<string, unknown> {
  const others = (WORDS[name] ?? []).filter((other) => other !== parameter);
  return Object.fromEntries(others.map((other) => [other, SOME[other] ?? 1]));
}

test("the contract requires what the specification requires, and nothing else", () => {
  const contract = everyOperation.map(({ name, operation: { parameters, body } }) => {
    const names = Object.keys(parameters).filter((parameter) => parameters[parameter]?.required);
    return [name, body ? [...names, body.name] : names];
  });
  expect(Object.fromEntries(contract)).toEqual(WORDS);
});

test.for(required)("the client of $name requires $parameter before it sends", async ({ name, parameter, message }) => {
  for (const missing of [{}, { [parameter]: null }, { [parameter]: undefined }]) {
    const refusal = await call(product.client("nl"), name, { ...allBut(parameter, name), ...missing }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RequiredError);
    expect(refusal).toMatchObject({ message });
  }
});

test("of several missing parameters the first is reported", async () => {
  await expect(call(product.client("nl"), "findActivities", {})).rejects.toThrow(wordsFor("page", "findActivities"));
  const answer = await product.get("/api/public/activities");
  expect(await answer.json()).toMatchObject({ detail: wordsFor("page", "findActivities") });
});

const inQuery = required.filter(({ operation, parameter }) => operation.parameters[parameter]?.in === "query");

test.for(inQuery)("the server of $name requires $parameter", async ({ name, operation, parameter, message }) => {
  const others = allBut(parameter, name);
  const path = operation.path.replace(/\{\w+\}/, "1");
  const given = Object.entries(others).filter(([other]) => operation.parameters[other]?.in === "query");
  const query = given.map(([other, value]) => `${other}=${String(value)}`).join("&");
  for (const missing of ["", `&${parameter}=`, `&${parameter}`]) {
    const answer = await product.get(`${path}?${query}${missing}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({ title: "De vraag is onleesbaar", status: 400, detail: message });
  }
});

/** The name of the body of each call (specification 3, API). */
const BODIES = {
  createQuoteRequest: "quoteRequest",
  sendContact: "contactMessage",
  sendEventRequest: "eventRequest",
  createCity: "city",
  subscribeNewsletter: "newsletterSubscription",
  uploadImage: "file",
};

test.for(Object.entries(BODIES))("the server of %s requires %s when the body is missing or null", async ([name, parameter]) => {
  const operation = everyOperation.find((one) => one.name === name)?.operation;
  const path = operation?.path.replace(/\{\w+\}/, "1") ?? "";
  const mediaType = operation?.body?.mediaType ?? "";
  // A form without its file is a missing body too.
  for (const body of mediaType === "application/json" ? ["", "null"] : [new FormData()]) {
    const encoded = new Response(body);
    const type = typeof body === "string" ? mediaType : (encoded.headers.get("content-type") ?? "");
    const answer = await product.post(path, { body: await encoded.arrayBuffer(), headers: { "content-type": type } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: 400, detail: wordsFor(parameter, name) });
  }
});

test("a path without its parameter is another path and answers 404", async () => {
  for (const path of [
    "/api/public/activities/",
    "/api/public/events/",
    "/api/public/organisations//activities",
    "/api/public/organisations//events",
  ]) {
    const answer = await product.get(`${path}?page=1&limit=10`);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});
