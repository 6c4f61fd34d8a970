import { actorOf, findSession } from "../../accounts/session.ts";
import { scopeOf } from "../../permissions/scope.ts";
import { readDone } from "./read-done.ts";
import type { OfficeSite } from "../office-site.ts";
import { wordsOfLanguage } from "../words/office-words.ts";
import { parseCookies, readCookie } from "./cookies.ts";
import { languageOf } from "./language.ts";
import type { OfficeRequest } from "./office-request.ts";
import { valuesWithoutNul, withoutNul } from "./without-nul.ts";

type Incoming = { raw: Request; params: Record<string, string>; address: string; requestId: string };

/** Reads who sent a request. The session is read from the database each time. */
export async function openRequest(site: OfficeSite, { raw, params, address, requestId }: Incoming): Promise<OfficeRequest> {
  const now = site.now();
  const url = urlOf(raw);
  const cookies = valuesWithoutNul(parseCookies(raw.headers.get("cookie")));
  const secret = readCookie({ cookies, site }, "session");
  const session = secret ? await findSession(site.db, secret, now) : null;
  const actor = actorOf(session);
  const scope = scopeOf(actor);
  return {
    ...{ site, url, params: valuesWithoutNul(params), cookies, headers: raw.headers, address, requestId, now },
    ...{ form: new URLSearchParams(), json: null },
    ...{
      session,
      actor,
      scope,
      words: wordsOfLanguage(languageOf({ session, cookies, headers: raw.headers, site, url })),
      done: await readDone(site.db, { url, actor, scope, now }),
    },
  };
}

/** The address, without NUL in the values of its query: lists search for them. */
function urlOf(raw: Request): URL {
  const url = new URL(raw.url);
  for (const [name, value] of [...url.searchParams]) {
    if (value.includes("\0")) url.searchParams.set(name, withoutNul(value));
  }
  return url;
}
