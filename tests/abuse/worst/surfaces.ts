import type { Operation } from "../../../src/contract/operation.ts";
import { FILES } from "../../../src/feeds/feeds.ts";
import { regionsUrl } from "../../../src/web/document/steps/step-answer.ts";
import { ROUTES } from "../../../src/web/routes.ts";
import { everyOperation } from "../../support/calls.ts";
import type { Chance } from "../../support/hostile/chance.ts";
import { worstAddresses, worstFilterQuery, worstQuery } from "./addresses.ts";
import { worstCallOf, worstFormOf, WORST_FORMS } from "./bodies.ts";
import { anyHostileText } from "./hostile-texts.ts";
import { worstText } from "./texts.ts";

/** A hostile request; `kind` says what it tries. */
export type WorstRequest = { kind: string; host: string; path: string; headers: Record<string, string>; body: Buffer | null };
/** A public activity, an organisation with the last part of its path of the first brand; an event of the one with an agenda. */
export type Known = {
  slug: string;
  activityId: number;
  organisation: string;
  organisationId: number;
  eventId: number;
};
/** One operation, page, form or file of the product, and what makes hostile requests of it: the same for the same numbers. */
export type Surface = { name: string; make: (chance: Chance, known: Known) => WorstRequest };

type MakeText = (chance: Chance, known: Known) => string;

const HOSTS = ["nl.localhost", "nl.localhost", "de.localhost", "kids.localhost", "be.localhost"];
/** The brand with an agenda. */
const OF_EVENTS = "kids.localhost";
const LONGEST_PART = 300;
/** A part of a path that is a parameter, by its name; of an operation by the name of its parameter. */
const PARTS: Record<string, MakeText> = {
  slug: (chance, { slug, organisation }) => oneOf(chance, [slug, organisation, part(chance)]),
  activitySlug: (chance, { slug }) => oneOf(chance, [slug, part(chance)]),
  file: (chance) => oneOf(chance, ["budget.html", "budget.html", `${part(chance)}.html`, part(chance)]),
  language: (chance) => oneOf(chance, ["nl", "fr", part(chance)]),
  id: (chance) => oneOf(chance, ["3", number(chance), part(chance)]),
  activityId: (chance, { activityId }) => oneOf(chance, [String(activityId), number(chance)]),
  organisationId: (chance, { organisationId }) => oneOf(chance, [String(organisationId), String(organisationId), number(chance)]),
  eventId: (chance, { eventId }) => oneOf(chance, [String(eventId), number(chance)]),
};
const QUERY: Record<string, MakeText> = {
  page: (chance) => oneOf(chance, ["1", "1", "2", number(chance)]),
  limit: (chance) => oneOf(chance, ["100", "100", number(chance)]),
  filterQuery: worstFilterQuery,
  platformId: (chance) => oneOf(chance, ["1", "1", number(chance)]),
  searchQuery: typed,
  text: typed,
  q: typed,
  slug: (chance, known) => oneOf(chance, [`bedrijfsuitje/${part(chance)}`, known.slug, part(chance)]),
};
/** What machines fetch, by the pattern of its path. */
const FILE_PATHS: Record<string, MakeText> = {
  "/robots.txt": () => "/robots.txt",
  "/.well-known/security.txt": () => "/.well-known/security.txt",
  "/.well-known/security-policy.txt": () => "/.well-known/security-policy.txt",
  "/sitemap.xml": () => "/sitemap.xml",
  "/sitemaps/*": (chance) =>
    `/sitemaps/${oneOf(chance, ["activities", "landings", "organisations", encoded(chance)])}-${1 + chance.below(30)}.xml`,
  "/blogs/feed.xml": () => "/blogs/feed.xml",
  "/agenda.ics": () => "/agenda.ics",
  "/agenda/:file{\\d+\\.ics}": (chance, { eventId }) => `/agenda/${oneOf(chance, [String(eventId), number(chance)])}.ics`,
  "/static/social/:file": (chance) =>
    `/static/social/${oneOf(chance, ["brand", "activity", "landing", encoded(chance)])}-${number(chance)}-0123456789abcdef.jpg`,
  "/static/scenes/:name": (chance) => `/static/scenes/${encoded(chance)}.svg`,
  "/static/uploads/:file": (chance) => `/static/uploads/${encoded(chance)}.webp`,
  "/static/icons/:file": (chance) => `/static/icons/any-${number(chance)}.png`,
  "/banner/:id": (chance) => `/banner/${number(chance)}`,
  "/form/time": () => "/form/time",
};
/** Of the files that no table of the product lists. */
const MORE_FILES = Object.keys(FILE_PATHS).filter((path) => !FILES.includes(path));

/** Every page of the product by its path, as `/uitjes/:slug`. */
export const pagePaths = Object.values(ROUTES).map(({ path }): string => path);

/** Every operation, page, form and file. Throws a sentence where one has a parameter, or is a file, that no generator knows. */
export function everySurface(): Surface[] {
  return [
    ...everyOperation.map(operationSurface),
    ...pagePaths.map(pageSurface),
    ...WORST_FORMS.map((form): Surface => ({ name: `form of ${form.path}`, make: (chance, known) => worstFormOf(chance, form, known) })),
    ...[...FILES, ...MORE_FILES].map(fileSurface),
  ];
}

function operationSurface({ name, operation }: { name: string; operation: Operation }): Surface {
  const parameters = Object.entries(operation.parameters);
  const makes = parameters.map(([parameter, { in: place, required }]) => {
    const make = (place === "path" ? PARTS : QUERY)[parameter] ?? missing(`the parameter ${parameter} of ${name}`);
    return { parameter, place, required, make };
  });
  const addressOf = (chance: Chance, known: Known) => {
    let { path } = operation;
    const query = new URLSearchParams();
    for (const { parameter, place, required, make } of makes) {
      const value = make(chance, known);
      if (place === "path") path = path.replace(`{${parameter}}`, encodeURIComponent(value.toWellFormed()) || "-");
      else if (required || chance.below(3) > 0) query.append(parameter, value.toWellFormed());
    }
    return query.size > 0 ? `${path}?${query.toString()}` : path;
  };
  return {
    name: `operation ${name}`,
    make: (chance, known) =>
      operation.body ? worstCallOf(chance, { name, operation }, known) : get(chance, addressOf(chance, known), name),
  };
}

/** With and without a query, and as a step within a list asks for it. */
function pageSurface(path: string): Surface {
  const parts = path.split("/").slice(1);
  for (const name of parts.flatMap(parameterOf)) if (!PARTS[name]) missing(`the parameter ${name} of the page ${path}`);
  const pathOf = (chance: Chance, known: Known) => {
    if (path === "/*") return landing(chance);
    return parts.flatMap((text) => (text.endsWith("?") && chance.below(2) === 0 ? [] : [partOf(text, chance, known)])).join("/");
  };
  return {
    name: `page ${path}`,
    make(chance, known) {
      const address = `/${pathOf(chance, known)}`.replace(/^\/\//, "/");
      const query = chance.below(4) === 0 ? "" : worstQuery(chance);
      return get(chance, chance.below(4) === 0 ? regionsUrl(address + query) : address + query, path);
    },
  };
}

function fileSurface(path: string): Surface {
  const make = FILE_PATHS[path] ?? missing(`the file ${path}`);
  return {
    name: `file ${path}`,
    make: (chance, known) => get(chance, `${make(chance, known)}${chance.below(2) === 0 ? "" : worstQuery(chance)}`, path),
  };
}

function get(chance: Chance, path: string, name: string): WorstRequest {
  const host = /agenda|event/i.test(name) ? OF_EVENTS : chance.pick(HOSTS);
  return { kind: `${name}: ${path.slice(0, 300)}`, host, path, headers: {}, body: null };
}

function missing(what: string): never {
  throw new Error(`No generator of hostile input knows ${what}: add it to tests/abuse/worst.`);
}

const parameterOf = (text: string): string[] => (text.startsWith(":") ? [text.replace(/^:|\?$/g, "")] : []);

function partOf(text: string, chance: Chance, known: Known): string {
  const [name] = parameterOf(text);
  return name === undefined ? text : encodeURIComponent((PARTS[name]?.(chance, known) ?? "").toWellFormed());
}

function landing(chance: Chance): string {
  const kind = chance.pick(["deepPaths", "shallowPaths", "dottedPaths", "encodedPaths"] as const);
  return worstAddresses[kind](chance).slice(1);
}

function typed(chance: Chance): string {
  return chance.below(4) === 0 ? anyHostileText(chance, 200)[1] : worstText(chance, chance.pick(["nl", "de"]));
}

function part(chance: Chance): string {
  return anyHostileText(chance, LONGEST_PART)[1];
}

function encoded(chance: Chance): string {
  return encodeURIComponent(part(chance));
}

function number(chance: Chance): string {
  return chance.pick(["0", "1", "-1", "2147483647", "9999999", "1e9", "9".repeat(300), String(chance.below(100_000))]);
}

function oneOf(chance: Chance, texts: readonly string[]): string {
  return chance.pick(texts);
}
