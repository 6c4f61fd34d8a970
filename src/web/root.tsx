import { lazy, Suspense, use, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { publicBrand } from "../brands/brand.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import { ALIVE } from "./alive.ts";
import { layOutFar } from "./lay-out-far.ts";
import { siteContext } from "./site.server.ts";
import { tagManagerOf } from "./tag-manager-of.server.ts";
import { Tracking } from "./tracking/tracking.tsx";
import { useTagManager } from "./tracking/use-tag-manager.ts";
import { Failure } from "./ui/failure.tsx";
import { Page } from "./ui/page.tsx";
import { isLineError } from "./travel/line-error.ts";
import { Travel } from "./travel/travel.tsx";
import { BrandContext } from "./use-brand.ts";
import { MediaHostContext } from "./use-media-host.ts";
import { PlaceContext } from "./use-place.ts";
import { loadedWords } from "./words/load-words.ts";

/** Few visitors see it, and those have a line: it is no part of every first view. */
const NotFound = lazy(async () => ({ default: (await import("./ui/not-found.tsx")).NotFound }));

export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brand, origin, mediaHost } = site;
  return { brand: publicBrand(brand), origin, tagManager: tagManagerOf(site, request), mediaHost };
}

/** The brand never changes during a visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  // Without a brand not even the root could be loaded: then there is only the bare failure.
  const root = useRouteLoaderData<typeof loader>("root");
  const brand = root?.brand ?? null;
  const place = useLocation();
  useEffect(() => {
    dispatchEvent(new Event(ALIVE));
    layOutFar();
  }, []);
  return (
    <html lang={brand?.lang} data-palette={brand?.palette} data-locale={brand?.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        <BrandContext value={brand}>
          <MediaHostContext value={root?.mediaHost ?? null}>
            <PlaceContext value={place}>
              {children}
              {brand && <Travel />}
            </PlaceContext>
          </MediaHostContext>
        </BrandContext>
        <ScrollRestoration />
        {/* They have done their work when a browser renders: it would only announce once more what it has. */}
        {typeof document === "undefined" && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <WholePage>
      <Outlet />
    </WholePage>
  );
}

function WholePage({ children }: { children: React.ReactNode }) {
  const tagManager = useTagManager();
  return <Page consent={tagManager && <Tracking tagManager={tagManager} />}>{children}</Page>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const brand = use(BrandContext);
  if (!brand) return <h1>500</h1>;
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const { notFound, travel } = loadedWords(brand.locale);
  if (isNotFound)
    return (
      <Lost title={notFound.title}>
        <Suspense>
          <NotFound />
        </Suspense>
      </Lost>
    );
  const said = isLineError(error)
    ? { title: travel.offlineTitle, text: travel.brokenText }
    : { title: notFound.errorTitle, text: notFound.errorText };
  return (
    <Lost title={said.title}>
      <Failure {...said} />
    </Lost>
  );
}

function Lost({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <WholePage>
      <title>{title}</title>
      <meta name="robots" content="noodp, noindex" />
      {children}
    </WholePage>
  );
}
