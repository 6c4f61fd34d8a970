import { createElement, type ComponentType, type ReactElement } from "react";
import type { HeadTag } from "../../seo/head.ts";
import type { Site } from "../../sites.ts";
import type { ServedHead } from "../served-head.server.ts";

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
export type DocumentHead = { tags: readonly HeadTag[] } & ServedHead;

/** How a page is answered; 200 and no headers of its own unless it says so. */
export type Answer = { status?: number; headers?: Readonly<Record<string, string>> };
type Loaded<Shown> = DocumentHead & Answer & { shown: Shown };
/** Another address that the page has, as path and query; 303 leads from a form to a page. */
export type Redirect = { location: string; status: 301 | 302 | 303 };

/** The props of a page, by the function that gives them. */
export type ShownBy<Load extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<Load>>, { shown: unknown }>["shown"];

type Result<Page> = Page | Redirect | null;
type Handler<Path extends string, Page> = (request: ScreenRequest<PathParams<Path>>) => Result<Page> | Promise<Result<Page>>;

type Definition<Path extends string, Shown extends object> = {
  /** As URL patterns write it: `/voorwaarden/:language`. */
  path: Path;
  /** The part of the query that the document depends on, in canonical form. A screen without one is not cached. */
  cacheKey?: (query: URLSearchParams) => string;
  /** Reads what the page shows, or says where it is; null when there is no such page. */
  load: Handler<Path, Loaded<Shown>>;
  /** Takes a form that was posted to the page, and gives the page that answers it. Missing where the page takes none. */
  submit?: Handler<Path, Loaded<Shown>>;
  Page: ComponentType<Shown>;
};

/** A screen of the site, as the table of routes holds it. */
export type Screen = Pick<Definition<string, object>, "path" | "cacheKey"> & {
  takesForms: boolean;
  /** Loads the page, or takes the form that was posted to it, and gives the page with its head. */
  handle(request: ScreenRequest<Readonly<Record<string, string>>>): Promise<Result<DocumentHead & Answer & { page: ReactElement }>>;
};

/** Lets the compiler check that loader, parameters and page of a screen agree. */
export function defineScreen<const Path extends string, Shown extends object>(definition: Definition<Path, Shown>): Screen {
  const { path, cacheKey, load, submit, Page } = definition;
  return {
    path,
    cacheKey,
    takesForms: submit !== undefined,
    async handle({ params, ...asked }) {
      const handle = asked.request.method === "POST" ? submit : load;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router matches the parameters by this path
      const loaded = (await handle?.({ ...asked, params: params as PathParams<Path> })) ?? null;
      if (!loaded || "location" in loaded) return loaded;
      const { shown, ...head } = loaded;
      return { ...head, page: createElement(Page, shown) };
    },
  };
}
