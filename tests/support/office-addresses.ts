import type { OfficeRows } from "./office-rows.ts";

/**
 * An address of a route: one path, or of a row of a brand, with one that does not exist. The permission test fails for a route without a
 * line here.
 */
export type Addresses = { kind: "plain"; path: string } | { kind: "of brand"; of: (rows: OfficeRows) => string; missing: string };

const ofBrand = (of: (rows: OfficeRows) => string, missing: string): Addresses => ({ kind: "of brand", of, missing });

/** Routes about a row of a brand. */
const OF_BRAND: Readonly<Record<string, Addresses>> = {
  "/wachtrij/:name": ofBrand(({ city }) => `/wachtrij/city:${city}`, "/wachtrij/city:999999"),
  "/wachtrij/:name/foto": ofBrand(({ event }) => `/wachtrij/event:${event}/foto`, "/wachtrij/event:999999/foto"),
  "/wachtrij/:name/vrijgeven": ofBrand(({ message }) => `/wachtrij/message:${message}/vrijgeven`, "/wachtrij/message:999999/vrijgeven"),
  "/wachtrij/:name/afwijzen": ofBrand(({ quote }) => `/wachtrij/quote:${quote}/afwijzen`, "/wachtrij/quote:999999/afwijzen"),
  "/post/:id": ofBrand(({ mails }) => `/post/${mails[0]}`, "/post/999999"),
  "/post/:id/voorbeeld": ofBrand(({ mails }) => `/post/${mails[0]}/voorbeeld`, "/post/999999/voorbeeld"),
  "/post/:id/opnieuw": ofBrand(({ mails }) => `/post/${mails[0]}/opnieuw`, "/post/999999/opnieuw"),
  "/post/:id/weg": ofBrand(({ mails }) => `/post/${mails[1]}/weg`, "/post/999999/weg"),
  "/logboek/:id/ongedaan": ofBrand(({ act }) => `/logboek/${act}/ongedaan`, "/logboek/999999/ongedaan"),
};

/** Routes with a part of the path that is about nobody's row, or the actor's own. */
const PLAIN: Readonly<Record<string, string>> = {
  "/inloggen/mail/:token": "/inloggen/mail/abc?code=ABCDEFGH",
  "/weergaven/:id/weg": "/weergaven/999999/weg",
};

/** Null for a route that nobody has thought about. */
export function addressesOf(path: string): Addresses | null {
  const known = OF_BRAND[path];
  if (known) return known;
  const plain = PLAIN[path] ?? (path.includes(":") ? null : path);
  return plain === null ? null : { kind: "plain", path: plain };
}
