import { parse, serialize } from "hono/utils/cookie";
import type { OfficeSite } from "../office-site.ts";

/** The names of cookies by what they are for. */
const NAMES = {
  session: "office",
  login: "office-login",
  challenge: "office-challenge",
  recovery: "office-recovery",
  language: "office-language",
} as const;
type CookieName = keyof typeof NAMES;

/**
 * Over https with the prefix `__Host-`, which binds a cookie to this host. Browsers may refuse secure cookies over http, so while trying
 * out on `.localhost` they have neither (specification 4 §6).
 */
function cookieName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${NAMES[name]}` : NAMES[name];
}

/** Whether the area is served over https: always, except while trying out. */
export function isSecure({ origin }: Pick<OfficeSite, "origin">): boolean {
  return origin.startsWith("https:");
}

/** The cookies of a request by their names. */
export function parseCookies(header: string | null): Record<string, string> {
  return header === null ? {} : parse(header);
}

type Received = { cookies: Readonly<Record<string, string>>; site: Pick<OfficeSite, "origin"> };

/** The value of a cookie that the browser sent; null without one. */
export function readCookie({ cookies, site }: Received, name: CookieName): string | null {
  return cookies[cookieName(name, isSecure(site))] ?? null;
}

/** A cookie that no script reads, and that other sites' forms do not send. Without `maxAge_s` it ends with the browser. */
export function writeCookie(name: CookieName, value: string, { isSecure, maxAge_s }: { isSecure: boolean; maxAge_s?: number }): string {
  const options = { path: "/", httpOnly: true, sameSite: "Lax" as const, ...(isSecure && { secure: true }) };
  return serialize(cookieName(name, isSecure), value, { ...options, ...(maxAge_s !== undefined && { maxAge: maxAge_s }) });
}

/** Makes the browser forget a cookie. */
export function removeCookie(name: CookieName, isSecure: boolean): string {
  return writeCookie(name, "", { isSecure, maxAge_s: 0 });
}
