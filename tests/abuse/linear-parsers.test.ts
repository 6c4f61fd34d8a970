import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { filterFromUrl } from "../../src/activities/filter-url.ts";
import { searchOfForm } from "../../src/activities/search-of-form.ts";
import { punctuationOnlyParameter } from "../../src/activities/punctuation-only.ts";
import { cursorParts } from "../../src/contract/cursor.ts";
import { parseFilterQuery } from "../../src/contract/filter-query.ts";
import { queryFrom } from "../../src/contract/query-from.ts";
import { canonicalPath } from "../../src/http/canonical-path.ts";
import { requestHost } from "../../src/http/listener/request-host.ts";
import { agendaFromUrl } from "../../src/events/agenda-url.ts";
import { clientAddress } from "../../src/http/client-address.ts";
import { organisationsFromUrl } from "../../src/organisations/address/organisations-url.ts";
import { encodingFor } from "../../src/page-cache/encodings.ts";
import { matchesEtag } from "../../src/page-cache/matches-etag.ts";
import { placeQuery } from "../../src/places/place-words.ts";
import { nameIn } from "../../src/places/plausible-name.ts";
import { withoutPostcode } from "../../src/places/postcode.ts";
import { waysToSplit } from "../../src/places/ways-to-split.ts";
import { phraseOf } from "../../packages/search/text/phrase.ts";
import { typedPieces } from "../../packages/search/text/query-words.ts";
import { typedWords } from "../../packages/search/without-words.ts";
import { tokensOf } from "../../src/sentences/tokens.ts";
import { segmentsOf } from "../../src/landing-pages/landing-slug.ts";
import { loggedPath } from "../../src/http/observability/logged-path.ts";
import { redact } from "../../src/http/observability/redact.ts";
import { leastCpu_us } from "../support/least-cpu.ts";
import { hostileTexts } from "./worst/hostile-texts.ts";

/** All parsers of request data: path, parameters, headers, and their redaction for the log. */
const PARSERS = {
  "a filterQuery": (text) => parseFilterQuery(text.slice(0, FILTER_QUERY)),
  "a filterQuery of strings": (text) => parseFilterQuery(`{"a":"${text.slice(0, FILTER_QUERY)}`),
  "the search of an address": (text) => filterFromUrl(inEvery(["filters", "locatie", "waar", "zoek", "zin", "na", "p"], text)),
  "the search of a form": (text) => searchOfForm(inEvery(["zoek", "zin", "gezocht"], text)),
  "signs alone": (text) => punctuationOnlyParameter(inEvery(["zoek"], text)),
  "the agenda of an address": (text) => agendaFromUrl(inEvery(["zoek", "plaats", "van", "tot", "pagina"], text)),
  "the organisations of an address": (text) => organisationsFromUrl(inEvery(["zoek", "letter", "pagina"], text)),
  "a query": queryFrom,
  "a cursor": cursorParts,
  "a path": (text) => canonicalPath(`/${text}`),
  "a path of many parts": (text) => canonicalPath(`/${text.replaceAll(/../g, "/$&")}`),
  "a slug": segmentsOf,
  "a Host header": (text) => requestHost({ url: "/", rawHeaders: ["Host", text] }),
  "an X-Forwarded-For header": (text) => clientAddress(forwardedFor(text), ["127.0.0.1"]),
  "an Accept-Encoding header": encodingFor,
  "an If-None-Match header": (text) => matchesEtag(text, '"x"'),
  "the words of a query": (text) => typedPieces(queryFrom(text), "nl"),
  "the words of a German query": (text) => typedPieces(queryFrom(text), "de"),
  "the words to leave out": typedWords,
  "a phrase": (text) => phraseOf(queryFrom(text)),
  "the tokens of a sentence": (text) => tokensOf(queryFrom(text), "nl"),
  "the words of a place": placeQuery,
  "a postcode": withoutPostcode,
  "the parts of a place": waysToSplit,
  "the name of a place": nameIn,
  "a path for the log": (text) => loggedPath({ path: `/${text}`, kind: "page", status: 404 }),
  "an error for the log": redact,
} satisfies Record<string, (text: string) => unknown>;

/** Worst cases for regular expressions that find words, addresses, tokens or quotes. */
const MORE: [string, (length: number) => string][] = [
  ["letters", (length) => "a".repeat(length)],
  ["digits", (length) => "1".repeat(length)],
  ["quotes", (length) => '"\\'.repeat(length / 2)],
  ["values without an end", (length) => `${': "'.repeat(length / 3)}x`],
  ["paths without an end", (length) => '"/'.repeat(length / 2)],
  ["hyphens that do not end it", (length) => `x${"-".repeat(length)}x`],
  ["words and hyphens", (length) => "a-".repeat(length / 2)],
  ["dots of abbreviations", (length) => "a.".repeat(length / 2)],
  ["extensions", (length) => `${".htm".repeat(length / 4)}x`],
  ["brackets", (length) => "(".repeat(length)],
  ["commas", (length) => ",".repeat(length)],
  ["apostrophes", (length) => "'s ".repeat(length / 3)],
  ["vowels", (length) => "ae".repeat(length / 2)],
];

const FILTER_QUERY = 4_000;
/** The maximum size of request headers, and a quarter of it. */
const [LONG, SHORT] = [16_000, 4_000];
/** A text four times as long takes four times the steps if linear, 16 times if quadratic. */
const MAX_RATIO = 9;
/** Cheap enough in any case: less than 160 ns per character. */
const CHEAP_US = 2_500;

test.for(Object.entries(PARSERS))("parsing %s takes linear time", ([, parse]) => {
  const slow: string[] = [];
  const kinds = MORE.map(([name, make]): [string, string, string] => [name, make(SHORT), make(LONG)]);
  const long = new Map(hostileTexts(LONG));
  for (const [name, short] of hostileTexts(SHORT)) kinds.push([name, short, long.get(name) ?? ""]);
  for (const [name, short, longer] of kinds) {
    const short_us = leastCpu_us(() => parse(short));
    const bound_us = Math.max(CHEAP_US, MAX_RATIO * short_us);
    const long_us = leastCpu_us(() => parse(longer), bound_us);
    if (long_us > bound_us) slow.push(`${name}: ${long_us} µs, a quarter of it ${short_us} µs`);
  }
  expect(slow).toEqual([]);
});

test("a filterQuery of maximum length takes linear time, also with quotes, backslashes and brackets", () => {
  const plain_us = leastCpu_us(() => parseFilterQuery(`{"genericSearchQuery":"${"a".repeat(FILTER_QUERY)}"}`));
  for (const piece of ['"\\', '"\\"', '""', "[", '{"', "\\"]) {
    const hostile = piece.repeat(FILTER_QUERY).slice(0, FILTER_QUERY);
    const bound_us = Math.max(1_000, 5 * plain_us);
    const hostile_us = leastCpu_us(() => parseFilterQuery(hostile), bound_us);
    expect(hostile_us, piece).toBeLessThan(bound_us);
  }
});

function inEvery(names: readonly string[], text: string): URLSearchParams {
  return new URLSearchParams(names.map((name) => [name, text]));
}

function forwardedFor(text: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "127.0.0.1" });
  const incoming = new IncomingMessage(socket);
  incoming.headers["x-forwarded-for"] = text;
  return incoming;
}
