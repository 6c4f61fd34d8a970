import type { Graph } from "schema-dts";
import { createElement, type ComponentType, type ReactElement } from "react";
import type { HeadTag } from "../../seo/head.ts";
import type { Site } from "../../sites.ts";
import type { Answer, FormResult } from "../forms/form-result.ts";

/** The named parts of a path: `{ language: string }` for `/voorwaarden/:language`, `{ file?: string }` for `/blogs/:file?`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<Rest>
  : Path extends `${string}:${infer Name}?`
    ? Partial<Record<Name, string>>
    : Path extends `${string}:${infer Name}`
      ? Record<Name, string>
      : unknown;

/** A request for a screen; the parameters of its path are decoded. */
export type ScreenRequest<Params = unknown> = { site: Site; request: Request; url: URL; params: Params };

/** Everything that the head of a document says of its page. */
export type DocumentHead = { tags: readonly HeadTag[]; structuredData: Graph["@graph"] };

type Loaded<Shown> = DocumentHead & Answer & { shown: Shown };
/** Another address that the page has, as path and query; 303 leads from a form to a page. */
export type Redirect = { location: string; status: 301 | 302 | 303; headers?: Answer["headers"] };

/** The props of a page, by the function that gives them. */
export type ShownBy<Load extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<Load>>, { shown: unknown }>["shown"];

type Asked<Path extends string> = ScreenRequest<PathParams<Path>>;
type Maybe<Value> = Value | Promise<Value>;

type Definition<Path extends string, Shown extends object, Answered> = {
  /** As URL patterns write it: `/voorwaarden/:language`. */
  path: Path;
  /**
   * The part of the query that the document depends on, in canonical form; null for a document that is not cached. A screen without
   * one is not cached.
   */
  cacheKey?: (query: URLSearchParams) => string | null;
  /** Reads what the page shows, with the answer to its form when one was posted, or says where it is; null when there is no such page. */
  load: (request: Asked<Path>, answer: Answered | null) => Maybe<Loaded<Shown> | Redirect | null>;
  /** Takes a form that was posted to the page; null when there is no such page. Missing where the page takes none. */
  submit?: (request: Asked<Path>) => Maybe<FormResult<Answered> | Redirect | null>;
  /** Whether the page has regions that steps within its list replace (document/steps/). */
  hasRegions?: boolean;
  Page: ComponentType<Shown>;
};

/** A page with its head, where else it is, or the answer to a form that a script has posted. */
type Handled = (DocumentHead & Answer & { page: ReactElement }) | Redirect | (Answer & { json: unknown });

/** A screen of the site, as `screens.ts` holds it. */
export type Screen = Pick<Definition<string, object, never>, "path" | "cacheKey"> & {
  takesForms: boolean;
  hasRegions: boolean;
  /** Loads the page, or takes the form that was posted to it. */
  handle(request: ScreenRequest<Readonly<Record<string, string>>>): Promise<Handled | null>;
};

/** Lets the compiler check that loader, parameters, form and page of a screen agree. */
export function defineScreen<const Path extends string, Shown extends object, Answered = never>(
  definition: Definition<Path, Shown, Answered>,
): Screen {
  const { path, cacheKey, load, submit, hasRegions = false, Page } = definition;

  async function loadPage(asked: Asked<Path>, answered: FormResult<Answered> | null): Promise<Handled | null> {
    const loaded = await load(asked, answered?.answer ?? null);
    if (!loaded || "location" in loaded) return loaded;
    const { shown, ...head } = loaded;
    const { status = head.status, headers } = answered ?? {};
    return { ...head, status, headers: { ...head.headers, ...headers }, page: createElement(Page, shown) };
  }

  async function take(asked: Asked<Path>): Promise<Handled | null> {
    const result = (await submit?.(asked)) ?? null;
    if (!result || !("answer" in result)) return result;
    const { answer, location, ...answered } = result;
    if (asksForJson(asked.request)) return { ...answered, json: answer };
    return location === undefined ? loadPage(asked, result) : { location, status: 303 };
  }

  return {
    path,
    cacheKey,
    takesForms: submit !== undefined,
    hasRegions,
    handle({ params, ...asked }) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- find-screen.ts matches the parameters by this path
      const typed: Asked<Path> = { ...asked, params: params as PathParams<Path> };
      return asked.request.method === "POST" ? take(typed) : loadPage(typed, null);
    },
  };
}

/** A script that posts a form stays on the page, and needs the answer alone (forms/post-form.ts). */
function asksForJson({ headers }: Request): boolean {
  return headers.get("accept") === "application/json";
}
