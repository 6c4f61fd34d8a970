import type { Page } from "playwright-core";
import { addOfficeRows, type OfficeRows } from "./office-rows.ts";
import type { OfficeServer } from "./office-server.ts";

/** A screen of the management area in one of its states. `as`: who looks at it; an editor of all brands unless it says otherwise. */
export type OfficeScreen = {
  name: string;
  as?: "nobody" | "provider";
  /** Rows that it needs: none, or some of each kind. */
  rows?: "none";
  show(page: Page, rows: OfficeRows): Promise<unknown>;
};

const at = (path: string) => (page: Page) => page.goto(path);

/** Every screen and state, for audits and contact sheets. */
export const OFFICE_SCREENS: readonly OfficeScreen[] = [
  { name: "login", as: "nobody", show: at("/inloggen") },
  { name: "login with a wrong address", as: "nobody", show: showWrongAddress },
  { name: "code", as: "nobody", show: showCode },
  { name: "code refused", as: "nobody", show: showWrongCode },
  { name: "code for another device", as: "nobody", show: at("/inloggen/mail/abc?code=ABCDEFGH") },
  { name: "start with nothing to do", rows: "none", show: at("/") },
  { name: "start", show: at("/") },
  { name: "start of a provider", as: "provider", show: at("/") },
  { name: "queue with nothing in it", rows: "none", show: at("/wachtrij") },
  { name: "queue", show: at("/wachtrij") },
  { name: "queue with nothing found", show: at("/wachtrij?soort=city&merk=be") },
  { name: "held request", show: (page, { quote }) => page.goto(`/wachtrij/quote:${quote}?soort=quote`) },
  { name: "held message", show: (page, { message }) => page.goto(`/wachtrij/message:${message}`) },
  { name: "held subscription", show: (page, { subscription }) => page.goto(`/wachtrij/newsletter:${subscription}`) },
  { name: "held event", show: (page, { event }) => page.goto(`/wachtrij/event:${event}`) },
  { name: "held city", show: (page, { city }) => page.goto(`/wachtrij/city:${city}`) },
  { name: "rejection without a reason", show: showMissingReason },
  { name: "log", show: at("/logboek") },
  { name: "log with nothing found", show: at("/logboek?van=2020-01-01&tot=2020-01-02") },
  { name: "missing page", show: at("/bestaat-niet") },
];

async function showWrongAddress(page: Page): Promise<void> {
  await page.goto("/inloggen");
  await page.getByLabel("E-mailadres").fill("anna@");
  await page.getByRole("button", { name: "Stuur me een code" }).click();
  await page.getByText("Vul een e-mailadres in").waitFor();
}

async function showMissingReason(page: Page, { quote }: OfficeRows): Promise<void> {
  await page.goto(`/wachtrij/quote:${quote}`);
  await page.getByRole("button", { name: "Afwijzen" }).click();
  await page.getByRole("link", { name: "Kies of typ een reden." }).waitFor();
}

async function showCode(page: Page): Promise<void> {
  await page.goto("/inloggen");
  await page.getByLabel("E-mailadres").fill(`anna${Math.random()}@korenbloem.example`);
  await page.getByRole("button", { name: "Stuur me een code" }).click();
  await page.getByRole("heading", { name: "Kijk in je mail" }).waitFor();
}

async function showWrongCode(page: Page): Promise<void> {
  await showCode(page);
  await page.getByLabel("Code").fill("ABCDEFGH");
  await page.getByRole("button", { name: "Verder" }).click();
  await page.getByText("Deze code werkt niet meer").waitFor();
}

/** Rows of several brands, so that lists have something to show. */
export async function addRowsForScreens({ db }: OfficeServer): Promise<OfficeRows> {
  const rows = await addOfficeRows(db, 1);
  await addOfficeRows(db, 2, {
    name: "Jörg Müller-Lüdenscheidt",
    email: "joerg@mueller.example",
    text: "Betriebsausflug für fünfundzwanzig Personen",
  });
  await addOfficeRows(db, 3, {
    name: "X".repeat(60),
    email: `${"lang".repeat(15)}@voorbeeld.example`,
    text: "Woordzonderspaties".repeat(6),
  });
  return rows;
}
