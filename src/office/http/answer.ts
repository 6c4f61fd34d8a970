import type { ReactNode } from "react";
import type { Language } from "./language.ts";

/** A step of the breadcrumbs; the last one is the page itself and has no address. */
export type Crumb = { title: string; url?: string };

/** A page of the area. */
export type Page = {
  /** The heading, and with the site's name the title of the document. */
  title: string;
  body: ReactNode;
  crumbs?: readonly Crumb[];
  status?: number;
  /** When it is not that of the request: an invitation speaks to the invited person. */
  language?: Language;
  headers?: Readonly<Record<string, string>>;
  /** Without menu: login, invitation, errors of somebody who is not logged in. */
  isBare?: boolean;
  /** A wide page, such as a list with many columns. */
  isWide?: boolean;
};

type WithCookies = { cookies?: readonly string[] };

/**
 * The answer of a route. `location` leads elsewhere: with 303 by GET, with 307 by the same method and body. Null: there is no such page,
 * or the actor may not know that there is one.
 */
export type Answer =
  | (Page & WithCookies)
  | ({ location: string; status?: 303 | 307 } & WithCookies)
  | ({ json: unknown; status?: number } & WithCookies)
  /** With `isInline` a picture of a page; otherwise a download. */
  | { file: { name: string; type: string; body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>; isInline?: boolean } }
  | { html: string; policy: string }
  | null;
