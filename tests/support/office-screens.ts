import type { Page } from "playwright-core";
import { addOfficeRows, type OfficeRows } from "./office-rows.ts";
import type { OfficeServer } from "./office-server.ts";

/** A screen of the management area in one of its states. `as`: who looks at it; the editor of a trial unless it says otherwise. */
export type OfficeScreen = {
  name: string;
  as?: "nobody" | "provider" | "editor" | "old proof";
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
  { name: "login link that is over", as: "nobody", show: at("/inloggen/mail/abc?code=ABCDEFGH") },
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
  { name: "rejected item, with undo", show: showRejected },
  { name: "quote requests", show: at("/offerteaanvragen") },
  { name: "quote requests, filtered", show: at("/offerteaanvragen?merk=nl&staat=held") },
  { name: "no quote requests", rows: "none", show: at("/offerteaanvragen") },
  { name: "quote request, masked", show: (page, { quote }) => page.goto(`/offerteaanvragen/${quote}`) },
  { name: "quote request, revealed", show: showRevealed },
  { name: "messages", show: at("/berichten") },
  { name: "message", show: (page, { message }) => page.goto(`/berichten/${message}`) },
  { name: "event requests", show: at("/evenementaanvragen") },
  { name: "event request", show: (page, { event }) => page.goto(`/evenementaanvragen/${event}`) },
  { name: "newsletter", show: at("/nieuwsbrief") },
  { name: "newsletter with nobody", rows: "none", show: at("/nieuwsbrief") },
  { name: "subscription", show: (page, { subscription }) => page.goto(`/nieuwsbrief/${subscription}`) },
  { name: "undelivered mails", show: at("/post") },
  { name: "undelivered mail, masked", show: (page, { mails }) => page.goto(`/post/${mails[0]}`) },
  { name: "undelivered mail, revealed", show: showRevealedMail },
  { name: "no undelivered mails", rows: "none", show: at("/post") },
  { name: "figures", show: at("/cijfers") },
  { name: "figures with nothing counted", rows: "none", show: at("/cijfers") },
  { name: "people", show: at("/mensen") },
  { name: "nobody found", show: at("/mensen?tekst=qxwzj") },
  { name: "invite", show: at("/mensen/uitnodigen") },
  { name: "invite with mistakes", show: showInviteMistakes },
  { name: "colleague", show: (page, { colleague }) => page.goto(`/mensen/${colleague}`) },
  { name: "data of a person", show: at("/mensen/gegevens") },
  { name: "data of a person, found", show: showPersonData },
  { name: "account", show: at("/account") },
  { name: "account of an editor", as: "editor", show: at("/account") },
  { name: "new app", as: "editor", show: at("/account/app") },
  { name: "new passkey", as: "editor", show: at("/account/passkey") },
  { name: "recovery codes", as: "editor", show: at("/herstelcodes") },
  { name: "recovery codes, made", as: "editor", show: showRecoveryCodes },
  { name: "proof", as: "old proof", show: at("/mensen/uitnodigen") },
  { name: "invitation that is over", as: "nobody", show: at("/uitnodiging/abc?geheim=abc") },
  { name: "keys", show: showKeys },
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

/** The item is another one than the others show: it is decided here. */
async function showRejected(page: Page): Promise<void> {
  await page.goto("/wachtrij?soort=newsletter&merk=de");
  await page.locator("[data-row-link]").first().click();
  await page.getByText("Spam").click();
  await page.getByRole("button", { name: "Afwijzen" }).click();
  await page.getByRole("button", { name: "Ongedaan maken" }).first().click();
  await page.getByRole("status").waitFor();
}

async function showRevealed(page: Page, { quote }: OfficeRows): Promise<void> {
  await page.goto(`/offerteaanvragen/${quote}`);
  const reveal = page.getByRole("button", { name: "Toon" });
  if (await reveal.isVisible()) await reveal.click();
  await page.getByText("06 1234 5678").first().waitFor();
}

async function showRevealedMail(page: Page, { mails }: OfficeRows): Promise<void> {
  await page.goto(`/post/${mails[1]}`);
  const reveal = page.getByRole("button", { name: "Toon" });
  if (await reveal.isVisible()) await reveal.click();
  await page.getByText("Zichtbaar voor jou tot").waitFor();
}

async function showInviteMistakes(page: Page): Promise<void> {
  await page.goto("/mensen/uitnodigen");
  await page.getByLabel("E-mailadres").fill("anna@");
  await page.locator("main button[type=submit]").click();
  await page.getByText("Vul je naam in.").first().waitFor();
}

async function showPersonData(page: Page): Promise<void> {
  await page.goto("/mensen/gegevens");
  await page.locator("main input[type=email], main input[name=adres]").first().fill("anna@korenbloem.example");
  await page.locator("main button[type=submit]").first().click();
  await page.locator("main table, main dl, main ul").first().waitFor();
}

async function showRecoveryCodes(page: Page): Promise<void> {
  await page.goto("/herstelcodes");
  await page.locator("main button[type=submit]").click();
  await page.locator("main li code, main ol li, main ul li").first().waitFor();
}

async function showKeys(page: Page): Promise<void> {
  await page.goto("/wachtrij");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
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
    email: `${"lang".repeat(15)}@${"lang".repeat(15)}.voorbeeld.example`,
    text: "Woordzonderspaties".repeat(6),
  });
  return rows;
}
