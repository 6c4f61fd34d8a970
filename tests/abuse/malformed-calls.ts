import fc from "fast-check";
import * as z from "zod/mini";
import { everyOperation } from "../support/calls.ts";
import { malformedBody, malformedQuery } from "../support/malformed.ts";

/** One request on a separate connection. */
export type Call = { method: string; path: string; headers: Record<string, string>; body: Buffer | null };

const METHODS = ["GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
/** Paths of pages and files; the operations of the contract are added below. */
const PAGES = [
  "/",
  "/uitjes",
  "/uitjes.data",
  "/uitjes/{x}",
  "/uitjes/{x}.data",
  "/overzicht/{x}",
  "/blogs/{x}",
  "/blog/{x}",
  "/blog/{x}.data",
];
const FILES = ["/static/{x}", "/static/assets/{x}", "/static/scenes/{x}", "/{x}", "/{x}/{x}", "/api/{x}", "/dev/mail?id={x}"];
const PATH_PARTS = [
  "1",
  "kano-nl",
  "%FF",
  "%00",
  "%2e%2e%2f",
  "..",
  "-1",
  "0",
  "1e9",
  "99999999999999999999",
  "%E0%A4%A",
  "__proto__",
  "%25",
];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=b",
  "x",
  "",
];
const HEADERS = [
  "idempotency-key",
  "content-encoding",
  "accept-encoding",
  "accept",
  "range",
  "if-none-match",
  "if-modified-since",
  "cookie",
];
const FORGED = ["origin", "referer", "x-forwarded-for", "x-forwarded-host", "x-request-id", "x-http-method-override", "accept-language"];
const VALUES = [
  "gzip",
  "br;q=2",
  "bytes=0-",
  "bytes=5-1,9-",
  "null",
  "https://evil.example",
  "*",
  '"',
  "W/",
  "Thu, 99 Foo",
  "a".repeat(4_000),
];
const MULTIPART =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n\u001a\n\r\n--b--\r\n';

const text = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: "binary", maxLength: 30 }));
const part = fc.oneof(fc.constantFrom(...PATH_PARTS), text.map(encoded));
const headerValue = fc.oneof(
  fc.constantFrom(...VALUES),
  text.map((value) => value.replaceAll(/[^\t\u0020-\u007e]/g, "~")),
);
const headers = fc.dictionary(fc.constantFrom(...HEADERS, ...FORGED), headerValue, { maxKeys: 3, noNullPrototype: true });
const multipart = fc.tuple(fc.nat(MULTIPART.length), text).map(([at, middle]) => MULTIPART.slice(0, at) + middle + MULTIPART.slice(at));

/** Calls of every operation, page and file, with a malformed path, query, header or body. */
export const malformedCall: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.oneof(...everyOperation.map(({ operation }) => callOf(operation.method, operation.path, bodiesOf(operation)))),
  },
  { weight: 1, arbitrary: fc.constantFrom(...PAGES, ...FILES).chain((path) => callOf("GET", path, text)) },
  { weight: 1, arbitrary: callOf("POST", "/uitjes/kano-nl", malformedQuery) },
);

function callOf(method: string, template: string, bodies: fc.Arbitrary<string>): fc.Arbitrary<Call> {
  const methods = fc.oneof({ weight: 9, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: fc.constantFrom(...METHODS) });
  const usual = bodies === text ? "application/x-www-form-urlencoded" : "application/json";
  const types = fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...TYPES) });
  return fc
    .tuple(methods, fc.array(part, { minLength: 2, maxLength: 2 }), malformedQuery, headers, types, bodies)
    .map(([method, parts, query, headers, type, body]) => ({
      method,
      path: `${fill(template, parts)}?${query.replaceAll(/[^\u0021-\u007e]/g, encoded)}`,
      headers: { ...headers, "content-type": type },
      body: method === "GET" || method === "HEAD" || method === "TRACE" ? null : Buffer.from(body),
    }));
}

function bodiesOf({ body }: (typeof everyOperation)[number]["operation"]): fc.Arbitrary<string> {
  if (!body) return text;
  return body.mediaType === "application/json" ? malformedBody(filledIn(body.schema)) : multipart;
}

/** A value for every field of the schema, mostly of its type, to pass the first validation. */
function filledIn(schema: z.core.$ZodType): object {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(typeof field === "object" ? field : {})]));
}

function valueOf({ type, format, enum: choices }: z.core.JSONSchema.BaseSchema): unknown {
  if (choices) return choices[0];
  if (type === "integer" || type === "number") return 20;
  if (type === "boolean") return true;
  if (format === "date") return "2027-06-18";
  return format?.endsWith("email") ? "anna@korenbloem.example" : "Anna";
}

function fill(template: string, parts: readonly string[]): string {
  let at = 0;
  return template.replaceAll(/\{\w+\}/g, () => parts[at++ % parts.length] ?? "");
}

/** Also encodes lone surrogates. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
