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

/** The head of a document. */
export type DocumentHead = { tags: readonly HeadTag[]; structuredData: Graph["@graph"] };

type Loaded<Props> = DocumentHead & Answer & { props: Props };
/** A redirect to a path and query; 303 after a form. */
export type Redirect = { location: string; status: 301 | 302 | 303; headers?: Answer["headers"] };

/** The props of a page, from the type of its `load`. */
export type PropsOf<Load extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<Load>>, { props: unknown }>["props"];

type RequestTo<Path extends string> = ScreenRequest<PathParams<Path>>;
type Maybe<Value> = Value | Promise<Value>;

type Definition<Path extends string, Props extends object, Answered> = {
  /** A URL pattern: `/voorwaarden/:language`. */
  path: Path;
  /**
   * The part of the query on which the document depends, in canonical form; null for a document that is not cached. Without this
   * function no document of the screen is cached.
   */
  cacheKey?: (query: URLSearchParams) => string | null;
  /** Loads the props and head of the page. `answer` is the result of a posted form. Null when there is no such page. */
  load: (request: RequestTo<Path>, answer: Answered | null) => Maybe<Loaded<Props> | Redirect | null>;
  /** Handles a form that was posted to the page; null when there is no such page. Missing if the page accepts no forms. */
  submit?: (request: RequestTo<Path>) => Maybe<FormResult<Answered> | Redirect | null>;
  /** Whether the page has regions, which navigations within its list replace (web/navigation/). */
  hasRegions?: boolean;
  Page: ComponentType<Props>;
};

/** A page with its head, a redirect, or the JSON answer to a form that a script posted. */
type Outcome = (DocumentHead & Answer & { page: ReactElement }) | Redirect | (Answer & { json: unknown });

/** A screen of the site, as listed in `screens.ts`. */
export type Screen = Pick<Definition<string, object, never>, "path" | "cacheKey"> & {
  takesForms: boolean;
  hasRegions: boolean;
  /** Loads the page, or handles a form that was posted to it. */
  handle(request: ScreenRequest<Readonly<Record<string, string>>>): Promise<Outcome | null>;
};

/** Defines a screen. The compiler checks that its loader, parameters, form and page agree. */
export function defineScreen<const Path extends string, Props extends object, Answered = never>(
  definition: Definition<Path, Props, Answered>,
): Screen {
  const { path, cacheKey, load, submit, hasRegions = false, Page } = definition;

  async function loadPage(request: RequestTo<Path>, submitted: FormResult<Answered> | null): Promise<Outcome | null> {
    const loaded = await load(request, submitted?.answer ?? null);
    if (!loaded || "location" in loaded) return loaded;
    const { props, ...head } = loaded;
    const { status = head.status, headers } = submitted ?? {};
    return { ...head, status, headers: { ...head.headers, ...headers }, page: createElement(Page, props) };
  }

  async function handleForm(request: RequestTo<Path>): Promise<Outcome | null> {
    const result = (await submit?.(request)) ?? null;
    if (!result || !("answer" in result)) return result;
    const { answer, location, ...response } = result;
    if (acceptsJson(request.request)) return { ...response, json: answer };
    return location === undefined ? loadPage(request, result) : { location, status: 303 };
  }

  return {
    path,
    cacheKey,
    takesForms: submit !== undefined,
    hasRegions,
    handle({ params, ...rest }) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- find-screen.ts matches the parameters by this path
      const typed: RequestTo<Path> = { ...rest, params: params as PathParams<Path> };
      return rest.request.method === "POST" ? handleForm(typed) : loadPage(typed, null);
    },
  };
}

/** Whether a script posted the form: it stays on the page, and needs only the answer (forms/post-form.ts). */
function acceptsJson({ headers }: Request): boolean {
  return headers.get("accept") === "application/json";
}
