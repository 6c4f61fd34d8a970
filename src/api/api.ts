import { Hono, type Context } from "hono";
import { wordsOf } from "../brands/words.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import { PICTURE_LIMITS } from "../contract/entities/picture-limits.ts";
import type { Body, Operation } from "../contract/operation.ts";
import { operations } from "../contract/operations.ts";
import { JSON_BYTES, readBounded, type BoundedBody } from "../http/bodies/bounded-body.ts";
import type { Site, Visitor } from "../sites.ts";
import { docsPage, docsPolicy } from "./docs-page.ts";
import type { Refusal, Replayed } from "./handler.ts";
import { handlerOf } from "./handler-of.ts";
import { isUnavailable, RETRY_S } from "../database/is-unavailable.ts";
import { mediaUrl } from "../media/media-url.ts";
import { openApiText } from "./openapi.ts";
import { problemAnswer } from "./problem.ts";
import { readBody } from "./read-body.ts";
import { FRAMING_BYTES, readFile } from "./read-file.ts";
import { readInput } from "./read-input.ts";

type Env = { Bindings: Visitor; Variables: { site: Site } };

export type ApiOptions = {
  /** Runs work in the request queue; answers 503 when the queue is full. */
  compute: (c: Context<Env>, work: () => Promise<Response>) => Promise<Response>;
};

/** Caches must revalidate, since editors may change a list at any time. */
const READ = { "cache-control": "public, max-age=0, must-revalidate" };
const WRITTEN = { "cache-control": "no-store" };
const PRIVATE = { "cache-control": "private, no-store" };
/** The header that Stripe's API uses too. */
const REPLAYED = { "idempotent-replayed": "true" };
const READ_METHODS = "GET, HEAD";

/** The public API: parses each call by the contract, passes it to its handler, and answers. */
export function createApi({ compute }: ApiOptions): Hono<Env> {
  const api = new Hono<Env>();
  api.get("/api/openapi.json", (c) => c.body(openApiText(c.get("site").origin), 200, { ...READ, "content-type": "application/json" }));
  api.get("/api/docs", async (c) => c.html(await docsPage(c.get("site").brand), 200, { ...READ, "content-security-policy": docsPolicy }));
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    api.on(operation.method, routeOf(operation), async (c) => {
      const received = operation.body ? await receiveBody(c, operation.body) : null;
      return compute(c, () => answerCall(c, { name, operation, received }));
    });
  }
  for (const [route, methods] of allowedMethods()) {
    api.all(route, (c) => problemAnswer(wordsFor(c), 405, { headers: { allow: methods } }));
  }
  api.all("/api/*", (c) => problemAnswer(wordsFor(c), 404));
  api.onError((error, c) => {
    c.get("site").log(error);
    if (!isUnavailable(error)) return problemAnswer(wordsFor(c), 500);
    return problemAnswer(wordsFor(c), 503, { headers: { "retry-after": String(RETRY_S) } });
  });
  return api;
}

/** Converts `{eventId}` of OpenAPI to `:eventId` of the router. */
function routeOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function allowedMethods(): Map<string, string> {
  const methods = Object.values<Operation>(operations).map(
    (operation) => [routeOf(operation), operation.method === "GET" ? READ_METHODS : operation.method] as const,
  );
  return new Map([...methods, ["/api/openapi.json", READ_METHODS], ["/api/docs", READ_METHODS]]);
}

/** Reads the whole body before the call enters the request queue. */
function receiveBody(c: Context<Env>, { mediaType }: Body): Promise<BoundedBody> {
  const most = mediaType === "application/json" ? JSON_BYTES : PICTURE_LIMITS.bytes + FRAMING_BYTES;
  return readBounded(c.req.raw, most, { memory: c.env.bodyMemory });
}

type Call = { name: string; operation: Operation; received: BoundedBody | null };

async function answerCall(c: Context<Env>, { name, operation, received }: Call): Promise<Response> {
  const words = wordsFor(c);
  if (!operation.built) return problemAnswer(words, 501);
  const body = await bodyOf(received, operation, c.req.raw.headers);
  if (body.kind === "refused") return problemAnswer(words, body.status, body);

  const read = readInput({ name, operation, path: c.req.param(), query: new URL(c.req.url).searchParams, json: body.json });
  if (read.kind === "unreadable") return problemAnswer(words, 400, { detail: read.detail });
  if (read.kind === "invalid") return problemAnswer(words, 422, { errors: read.errors });

  const result = await handlerOf(name)({ site: c.get("site"), headers: c.req.raw.headers, ...read.input });
  const [answer, replayed] = result && isReplayed(result) ? [result.answer, REPLAYED] : [result, {}];
  if (answer === null) return operation.maybeEmpty ? c.body(null, 204) : problemAnswer(words, 404);
  if (isInvalid(answer)) return problemAnswer(words, 422, { errors: answer.errors });
  if (isRefusal(answer)) return problemAnswer(words, answer.status, answer);
  if (!operation.answer) return c.body(null, operation.status, { ...WRITTEN, ...replayed });
  const headers = { "content-type": "application/json", ...cachingOf(operation), ...replayed };
  return new Response(JSON.stringify(answer, absoluteMedia(c.get("site").mediaHost)), { status: operation.status, headers });
}

function cachingOf({ method, isPrivate }: Operation): Record<"cache-control", string> {
  if (method !== "GET") return WRITTEN;
  return isPrivate ? PRIVATE : READ;
}

/** A JSON replacer that makes the URLs of pictures and videos absolute. */
function absoluteMedia(mediaHost: string | null): ((key: string, value: unknown) => unknown) | undefined {
  if (mediaHost === null) return undefined;
  return (key, value) => (key === "url" && typeof value === "string" ? mediaUrl(value, mediaHost) : value);
}

async function bodyOf(received: BoundedBody | null, { body }: Operation, headers: Headers) {
  if (!body || !received) return { kind: "read" as const, json: undefined };
  return body.mediaType === "application/json" ? readBody(received, body, headers) : readFile(received, body.name, headers);
}

function wordsFor(c: Context<Env>) {
  return wordsOf(c.get("site").brand.locale);
}

function isInvalid(answer: object): answer is Invalid {
  return "kind" in answer && answer.kind === "invalid";
}

function isReplayed(answer: object): answer is Replayed<object> {
  return "kind" in answer && answer.kind === "replayed";
}

function isRefusal(answer: object): answer is Refusal {
  return "kind" in answer && answer.kind === "refused";
}
