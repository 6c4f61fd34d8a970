import type { AccountRows, OfficeRows } from "./office-rows.ts";

/** The rows of a brand, and those of the account of an editor of that brand. */
export type Rows = OfficeRows & AccountRows;

type Of = (rows: Rows) => string;

/**
 * An address of a route: one path, or of a row of a brand or an account, with one that does not exist. `of all brands`: for editors of
 * all brands alone. The permission test fails for a route without a line here.
 */
export type Addresses =
  | { kind: "plain"; path: string }
  | { kind: "of all brands"; path: string; form?: Record<string, string> }
  | { kind: "of brand"; of: Of; missing: string; form?: Record<string, string> };

/** Routes about a row. */
const OF_ROWS: Readonly<Record<string, Of>> = {
  "/wachtrij/:name": ({ city }) => `city:${city}`,
  "/wachtrij/:name/foto": ({ event }) => `event:${event}`,
  "/wachtrij/:name/vrijgeven": ({ message }) => `message:${message}`,
  "/wachtrij/:name/afwijzen": ({ quote }) => `quote:${quote}`,
  "/post/:id": ({ mails }) => String(mails[0]),
  "/post/:id/voorbeeld": ({ mails }) => String(mails[0]),
  "/post/:id/toon": ({ mails }) => String(mails[0]),
  "/post/:id/opnieuw": ({ mails }) => String(mails[0]),
  "/post/:id/weg": ({ mails }) => String(mails[1]),
  "/offerteaanvragen/:id": ({ quote }) => String(quote),
  "/offerteaanvragen/:id/toon": ({ quote }) => String(quote),
  "/offerteaanvragen/:id/opnieuw": ({ quote }) => String(quote),
  "/berichten/:id": ({ message }) => String(message),
  "/berichten/:id/toon": ({ message }) => String(message),
  "/evenementaanvragen/:id": ({ event }) => String(event),
  "/evenementaanvragen/:id/toon": ({ event }) => String(event),
  "/evenementaanvragen/:id/iban": ({ event }) => String(event),
  "/nieuwsbrief/:id": ({ subscription }) => String(subscription),
  "/nieuwsbrief/:id/toon": ({ subscription }) => String(subscription),
  "/nieuwsbrief/:id/opnieuw": ({ subscription }) => String(subscription),
  "/nieuwsbrief/:id/afmelden": ({ subscription }) => String(subscription),
  "/mensen/:id": ({ colleague }) => String(colleague),
  "/mensen/:id/deactiveren": ({ colleague }) => String(colleague),
  "/mensen/:id/activeren": ({ colleague }) => String(colleague),
  "/mensen/:id/uitloggen": ({ colleague }) => String(colleague),
  "/mensen/:id/opnieuw": ({ colleague }) => String(colleague),
  "/mensen/:id/herstellen": ({ colleague }) => String(colleague),
  "/logboek/:id/ongedaan": ({ act }) => String(act),
  "/account/passkey/:id": ({ passkeys }) => String(passkeys[0]),
  "/account/passkey/:id/weg": ({ passkeys }) => String(passkeys[1]),
  "/account/apparaten/:id/weg": ({ session }) => String(session),
};

/** What is posted to some of them. */
const FORMS: Readonly<Record<string, Record<string, string>>> = { "/account/passkey/:id": { naam: "Laptop" } };

/** Routes with a part of the path that is about nobody's row, or whose answer tells nothing of it. */
const PLAIN: Readonly<Record<string, string>> = {
  "/inloggen/mail/:token": "/inloggen/mail/abc?code=ABCDEFGH",
  "/welkom/:secret": "/welkom/abc",
  "/uitnodiging/:token": "/uitnodiging/abc?geheim=abc",
  "/weergaven/:id/weg": "/weergaven/999999/weg",
};

/** Routes for editors of all brands, with what is posted to them. */
const OF_ALL_BRANDS: Readonly<Record<string, Record<string, string>>> = {
  "/mensen/gegevens": { adres: "anna@korenbloem.example" },
  "/mensen/gegevens/json": { adres: "anna@korenbloem.example" },
  "/mensen/gegevens/gewist": {},
  "/mensen/gegevens/wissen": { adres: "anna@korenbloem.example" },
};

/** Null for a route that nobody has thought about. */
export function addressesOf(path: string): Addresses | null {
  const idOf = OF_ROWS[path];
  if (idOf) {
    const missing = path.replace("/:name", "/event:999999").replace("/:id", "/999999");
    return { kind: "of brand", of: (rows) => path.replace(/:\w+/, idOf(rows)), missing, form: FORMS[path] ?? {} };
  }
  const form = OF_ALL_BRANDS[path];
  if (form) return { kind: "of all brands", path, form };
  const plain = PLAIN[path] ?? (path.includes(":") ? null : path);
  return plain === null ? null : { kind: "plain", path: plain };
}
