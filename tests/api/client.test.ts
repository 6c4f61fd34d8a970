import { expect, test } from "vitest";
import { createClient, ResponseError } from "../../src/contract/client.ts";
import { call } from "../support/calls.ts";
import { ANNA } from "../support/quotes.ts";

const EMPTY = { activities: [], pageCount: 0, total: 0, seed: 1, filterCounts: [], relaxations: [] };

/** A client of a server with this answer, and the requests sent to it. */
function clientOf(answer: () => Response, baseUrl = "https://uitjesbaas.example") {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl,
    fetch: async (...request) => {
      sent.push(new Request(...request));
      return answer();
    },
  });
  return { client, sent };
}

test("a call is sent to the base URL, with its parameters in path and query", async () => {
  const { client, sent } = clientOf(() => Response.json(EMPTY), "https://elders.example/map");
  await client.findOrganisationActivities({ organisationId: 12, page: 2, limit: 10, filterQuery: { excludeActivity: 7 } });
  expect(sent.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
    'GET https://elders.example/map/api/public/organisations/12/activities?page=2&limit=10&filterQuery={"excludeActivity":7}',
  ]);
});

test("a filterQuery is an object or JSON text, and an optional one may be omitted", async () => {
  const { client, sent } = clientOf(() => Response.json(EMPTY));
  await client.findActivities({ page: 1, limit: 10, filterQuery: { genericSearchQuery: "kanoën & fietsen" } });
  await client.findActivities({ page: 1, limit: 10, filterQuery: '{"genericSearchQuery":"kanoën & fietsen"}' });
  await client.findEvents({ page: 1, limit: 10 });
  const queries = sent.map(({ url }) => new URL(url).searchParams.get("filterQuery"));
  expect(queries).toEqual(['{"genericSearchQuery":"kanoën & fietsen"}', '{"genericSearchQuery":"kanoën & fietsen"}', null]);
});

test("a list in the query is sent as repeated keys", async () => {
  const { client, sent } = clientOf(() => Response.json(EMPTY));
  await call(client, "findLandingPage", { slug: ["bedrijfsuitje", "teamuitje"] });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?slug=bedrijfsuitje&slug=teamuitje"]);
});

test("a slug with reserved characters stays one segment of the path", async () => {
  const { client, sent } = clientOf(() => Response.json({}));
  await client.findActivity({ activitySlug: "a/b?c=d#e %" });
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(["/api/public/activities/a%2Fb%3Fc%3Dd%23e%20%25"]);
});

test("a body is sent as JSON, with the headers of the caller", async () => {
  const { client, sent } = clientOf(() => Response.json({ received: true }, { status: 201 }));
  await client.createQuoteRequest({ activityId: 5, quoteRequest: ANNA }, { headers: { "idempotency-key": "sleutel-0001" } });
  const [request] = sent;
  expect(request?.headers.get("content-type")).toBe("application/json");
  expect(request?.headers.get("idempotency-key")).toBe("sleutel-0001");
  expect(await request?.json()).toEqual(ANNA);
});

test("a picture is sent as a form", async () => {
  const { client, sent } = clientOf(() => Response.json({ id: 1, url: "/media/1" }, { status: 201 }));
  await client.uploadImage({ file: new File(["x"], "x.png", { type: "image/png" }) });
  expect(sent[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect((await sent[0]?.formData())?.get("file")).toBeInstanceOf(File);
});

test("a refusal is thrown with its status and its problem", async () => {
  const problem = {
    title: "Niet alle velden kloppen",
    status: 422,
    detail: "Niet alle velden kloppen",
    errors: [{ field: "email", key: "k", message: "m" }],
  };
  const { client } = clientOf(() => Response.json(problem, { status: 422, headers: { "content-type": "application/problem+json" } }));
  const refusal = await client.findEvent({ eventId: 1 }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ResponseError);
  expect(refusal).toMatchObject({ status: 422, problem, message: "Niet alle velden kloppen" });
});

test.for([
  ["a page of a proxy", () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } })],
  ["JSON that breaks off", () => new Response('{"title":', { status: 502, headers: { "content-type": "application/json" } })],
  ["JSON of another kind", () => Response.json({ error: "x" }, { status: 502 })],
] as const)("a refusal with %s is thrown without a problem", async ([, answer]) => {
  const { client } = clientOf(answer);
  const refusal = await client.findRandomBanner({}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ResponseError);
  expect(refusal).toMatchObject({ status: 502, problem: null, message: "The server answered 502" });
});

test("without an active banner the result is undefined, and for an accepted message too", async () => {
  const { client } = clientOf(() => new Response(null, { status: 204 }));
  expect(await client.findRandomBanner({})).toBeUndefined();
  expect(await client.subscribeNewsletter({ newsletterSubscription: { name: "Anna", email: "anna@korenbloem.example" } })).toBeUndefined();
});

test("the caller's abort signal is passed to fetch", async () => {
  const { client, sent } = clientOf(() => Response.json(EMPTY));
  await client.findRandomBanner({}, { signal: AbortSignal.abort() });
  expect(sent[0]?.signal.aborted).toBe(true);
});
