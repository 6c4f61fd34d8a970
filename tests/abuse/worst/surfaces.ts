import type { Operation } from "../../../src/contract/operation.ts";
import { FILES } from "../../../src/http/feeds/feeds.ts";
import { regionsUrl } from "../../../src/web/navigation/regions-response.ts";
import { ROUTES } from "../../../src/web/navigation/routes.ts";
import { everyOperation } from "../../support/calls.ts";
import type { Random } from "../../../packages/random/random.ts";
import { worstAddresses, worstFilterQuery, worstQuery } from "./addresses.ts";
import { worstCallOf, worstFormOf, WORST_FORMS } from "./bodies.ts";
import { anyHostileText } from "./hostile-texts.ts";
import { worstText } from "./texts.ts";

/** A hostile request; `kind` describes it. */
export type WorstRequest = { kind: string; host: string; path: string; headers: Record<string, string>; body: Buffer | null };
/** An activity and an organisation (the last part of its path) of the first brand, and an event of the brand with an agenda. */
export type Known = {
  slug: string;
  activityId: number;
  organisation: string;
  organisationId: number;
  eventId: number;
};
/** An operation, page, form or file of the product, and a generator of hostile requests for it. */
export type Surface = { name: string; make: (random: Random, known: Known) => WorstRequest };

type MakeText = (random: Random, known: Known) => string;

const HOSTS = ["nl.localhost", "nl.localhost", "de.localhost", "kids.localhost", "be.localhost"];
/** The brand with an agenda. */
const OF_EVENTS = "kids.localhost";
const LONGEST_PART = 300;
/** Generators of path parameters, by name. */
const PARTS: Record<string, MakeText> = {
  slug: (random, { slug, organisation }) => oneOf(random, [slug, organisation, part(random)]),
  activitySlug: (random, { slug }) => oneOf(random, [slug, part(random)]),
  file: (random) => oneOf(random, ["budget.html", "budget.html", `${part(random)}.html`, part(random)]),
  language: (random) => oneOf(random, ["nl", "fr", part(random)]),
  id: (random) => oneOf(random, ["3", number(random), part(random)]),
  activityId: (random, { activityId }) => oneOf(random, [String(activityId), number(random)]),
  organisationId: (random, { organisationId }) => oneOf(random, [String(organisationId), String(organisationId), number(random)]),
  eventId: (random, { eventId }) => oneOf(random, [String(eventId), number(random)]),
};
const QUERY: Record<string, MakeText> = {
  page: (random) => oneOf(random, ["1", "1", "2", number(random)]),
  limit: (random) => oneOf(random, ["100", "100", number(random)]),
  filterQuery: worstFilterQuery,
  platformId: (random) => oneOf(random, ["1", "1", number(random)]),
  searchQuery: typed,
  text: typed,
  q: typed,
  slug: (random, known) => oneOf(random, [`bedrijfsuitje/${part(random)}`, known.slug, part(random)]),
};
/** Files, by the pattern of their path. */
const FILE_PATHS: Record<string, MakeText> = {
  "/robots.txt": () => "/robots.txt",
  "/.well-known/security.txt": () => "/.well-known/security.txt",
  "/.well-known/security-policy.txt": () => "/.well-known/security-policy.txt",
  "/sitemap.xml": () => "/sitemap.xml",
  "/sitemaps/*": (random) =>
    `/sitemaps/${oneOf(random, ["activities", "landings", "organisations", encoded(random)])}-${1 + random.below(30)}.xml`,
  "/blogs/feed.xml": () => "/blogs/feed.xml",
  "/agenda.ics": () => "/agenda.ics",
  "/agenda/:file{\\d+\\.ics}": (random, { eventId }) => `/agenda/${oneOf(random, [String(eventId), number(random)])}.ics`,
  "/static/social/:file": (random) =>
    `/static/social/${oneOf(random, ["brand", "activity", "landing", encoded(random)])}-${number(random)}-0123456789abcdef.jpg`,
  "/static/scenes/:name": (random) => `/static/scenes/${encoded(random)}.svg`,
  "/static/uploads/:file": (random) => `/static/uploads/${encoded(random)}.webp`,
  "/static/icons/:file": (random) => `/static/icons/any-${number(random)}.png`,
  "/banner/:id": (random) => `/banner/${number(random)}`,
  "/form/time": () => "/form/time",
};
/** Files that no table of the product lists. */
const MORE_FILES = Object.keys(FILE_PATHS).filter((path) => !FILES.includes(path));

/** Every page of the product by its path, as `/uitjes/:slug`. */
export const pagePaths = Object.values(ROUTES).map(({ path }): string => path);

/** Every operation, page, form and file. Throws for a parameter or file without a generator. */
export function everySurface(): Surface[] {
  return [
    ...everyOperation.map(operationSurface),
    ...pagePaths.map(pageSurface),
    ...WORST_FORMS.map((form): Surface => ({ name: `form of ${form.path}`, make: (random, known) => worstFormOf(random, form, known) })),
    ...[...FILES, ...MORE_FILES].map(fileSurface),
  ];
}

function operationSurface({ name, operation }: { name: string; operation: Operation }): Surface {
  const parameters = Object.entries(operation.parameters);
  const makes = parameters.map(([parameter, { in: place, required }]) => {
    const make = (place === "path" ? PARTS : QUERY)[parameter] ?? missing(`the parameter ${parameter} of ${name}`);
    return { parameter, place, required, make };
  });
  const addressOf = (random: Random, known: Known) => {
    let { path } = operation;
    const query = new URLSearchParams();
    for (const { parameter, place, required, make } of makes) {
      const value = make(random, known);
      if (place === "path") path = path.replace(`{${parameter}}`, encodeURIComponent(value.toWellFormed()) || "-");
      else if (required || random.below(3) > 0) query.append(parameter, value.toWellFormed());
    }
    return query.size > 0 ? `${path}?${query.toString()}` : path;
  };
  return {
    name: `operation ${name}`,
    make: (random, known) =>
      operation.body ? worstCallOf(random, { name, operation }, known) : get(random, addressOf(random, known), name),
  };
}

/** With and without a query, and as requested by a navigation within a list. */
function pageSurface(path: string): Surface {
  const parts = path.split("/").slice(1);
  for (const name of parts.flatMap(parameterOf)) if (!PARTS[name]) missing(`the parameter ${name} of the page ${path}`);
  const pathOf = (random: Random, known: Known) => {
    if (path === "/*") return landing(random);
    return parts.flatMap((text) => (text.endsWith("?") && random.below(2) === 0 ? [] : [partOf(text, random, known)])).join("/");
  };
  return {
    name: `page ${path}`,
    make(random, known) {
      const address = `/${pathOf(random, known)}`.replace(/^\/\//, "/");
      const query = random.below(4) === 0 ? "" : worstQuery(random);
      return get(random, random.below(4) === 0 ? regionsUrl(address + query) : address + query, path);
    },
  };
}

function fileSurface(path: string): Surface {
  const make = FILE_PATHS[path] ?? missing(`the file ${path}`);
  return {
    name: `file ${path}`,
    make: (random, known) => get(random, `${make(random, known)}${random.below(2) === 0 ? "" : worstQuery(random)}`, path),
  };
}

function get(random: Random, path: string, name: string): WorstRequest {
  const host = /agenda|event/i.test(name) ? OF_EVENTS : random.oneOf(HOSTS);
  return { kind: `${name}: ${path.slice(0, 300)}`, host, path, headers: {}, body: null };
}

function missing(what: string): never {
  throw new Error(`No generator of hostile input knows ${what}: add it to tests/abuse/worst.`);
}

const parameterOf = (text: string): string[] => (text.startsWith(":") ? [text.replace(/^:|\?$/g, "")] : []);

function partOf(text: string, random: Random, known: Known): string {
  const [name] = parameterOf(text);
  return name === undefined ? text : encodeURIComponent((PARTS[name]?.(random, known) ?? "").toWellFormed());
}

function landing(random: Random): string {
  const kind = random.oneOf(["deepPaths", "shallowPaths", "dottedPaths", "encodedPaths"] as const);
  return worstAddresses[kind](random).slice(1);
}

function typed(random: Random): string {
  return random.below(4) === 0 ? anyHostileText(random, 200)[1] : worstText(random, random.oneOf(["nl", "de"]));
}

function part(random: Random): string {
  return anyHostileText(random, LONGEST_PART)[1];
}

function encoded(random: Random): string {
  return encodeURIComponent(part(random));
}

function number(random: Random): string {
  return random.oneOf(["0", "1", "-1", "2147483647", "9999999", "1e9", "9".repeat(300), String(random.below(100_000))]);
}

function oneOf(random: Random, texts: readonly string[]): string {
  return random.oneOf(texts);
}
