import type { Locator, Page } from "playwright-core";
import { mailedLink, subscribeToNewsletter } from "./newsletter-visitor.ts";
import { DRAFTS } from "../../src/web/islands/has-drafts.ts";
import type { BrandKey } from "../../src/brands/brand.ts";
import { SEARCHES } from "./searches.ts";
import { open, type Visit } from "./visit.ts";

/** A screen in one of its states, opened as a visitor would. */
export type Screen = {
  name: string;
  isOverlay?: boolean;
  onlyBelow_px?: number;
  onlyOn?: BrandKey;
  show(visit: Visit): Promise<void>;
};

/** The screens and states of a brand at a width, for audits and contact sheets. */
export function screensOf(key: BrandKey, width_px: number): Screen[] {
  const ofBrand = SCREENS.filter(({ onlyBelow_px = Infinity, onlyOn = key }) => width_px < onlyBelow_px && onlyOn === key);
  return ofBrand.map((screen) => ({
    ...screen,
    async show(visit) {
      await forgetDrafts(visit.page);
      await screen.show(visit);
    },
  }));
}

/** Deletes drafts, so that the forms of the next screen are empty. */
async function forgetDrafts(page: Page): Promise<void> {
  if (page.url() !== "about:blank") await page.evaluate((key) => sessionStorage.removeItem(key), DRAFTS);
}

const SCREENS: readonly Screen[] = [
  { name: "home", show: ({ page }) => open(page, "/") },
  { name: "places", isOverlay: true, show: showPlaces },
  { name: "overview", show: ({ page }) => open(page, "/uitjes") },
  { name: "filtered", show: showFiltered },
  { name: "empty", show: ({ page }) => open(page, "/uitjes?zoek=qxwzj&personen=20") },
  { name: "nearly found", onlyOn: "nl", show: ({ page }) => open(page, "/uitjes?plaats=Utrecht&zoek=kano&personen=25") },
  { name: "panel", isOverlay: true, onlyBelow_px: 960, show: showPanel },
  { name: "panel level", isOverlay: true, onlyBelow_px: 960, show: showPanelLevel },
  { name: "menu", isOverlay: true, show: showMenu },
  { name: "landing", show: ({ page, brand }) => open(page, `/${brand.openingWords[0]}`) },
  { name: "landing links", show: showLandingLinks },
  { name: "landing without results", show: ({ page, brand }) => open(page, SEARCHES[brand.key].emptyLanding) },
  { name: "organisations", show: ({ page }) => open(page, "/overzicht") },
  { name: "organisations of a letter", show: ({ page }) => open(page, "/overzicht?letter=d") },
  { name: "no organisations", show: ({ page }) => open(page, "/overzicht?zoek=qxwzj") },
  { name: "organisation", show: showOrganisation },
  { name: "detail", show: showDetail },
  { name: "detail opened", onlyOn: "kids", show: showOpenedDetail },
  { name: "lightbox", isOverlay: true, show: showLightbox },
  { name: "form errors", show: showFormErrors },
  { name: "thanks", show: showThanks },
  { name: "articles", show: ({ page }) => open(page, "/blogs") },
  { name: "article", show: ({ page }) => open(page, "/blog/3") },
  { name: "helpdesk", show: ({ page }) => open(page, "/helpdesk") },
  { name: "question errors", show: (visit) => showQuestionErrors(visit, "/helpdesk") },
  { name: "question about", show: ({ page, brand }) => open(page, `/helpdesk?over=${SEARCHES[brand.key].slug}#vraag`) },
  { name: "question sent", show: showQuestionSent },
  { name: "question thanks", show: ({ page }) => open(page, "/helpdesk?vraag=verzonden#vraag") },
  { name: "advertise", show: ({ page }) => open(page, "/adverteren") },
  { name: "advertise errors", show: (visit) => showQuestionErrors(visit, "/adverteren") },
  { name: "event form", onlyOn: "kids", show: async ({ page }) => void (await openEventForm(page)) },
  { name: "event errors", onlyOn: "kids", show: showEventErrors },
  { name: "event thanks", onlyOn: "kids", show: ({ page }) => open(page, "/adverteren?evenement=verzonden#evenement") },
  { name: "newsletter", show: ({ page }) => open(page, "/nieuwsbrief") },
  { name: "newsletter errors", show: showNewsletterErrors },
  { name: "newsletter sent", show: async (visit) => void (await subscribeToNewsletter(visit)) },
  { name: "newsletter confirm", show: showConfirmation },
  { name: "newsletter link unknown", show: ({ page }) => open(page, "/nieuwsbrief/afmelden?t=x") },
  { name: "suggest a place", show: ({ page }) => open(page, "/plaats-voorstellen?plaats=Nergenshuizen") },
  { name: "place suggested", show: ({ page }) => open(page, "/plaats-voorstellen?voorstel=verzonden") },
  { name: "order", show: ({ page }) => open(page, "/over-de-volgorde") },
  { name: "about", show: ({ page }) => open(page, "/over-ons") },
  { name: "privacy", show: ({ page }) => open(page, "/privacy") },
  { name: "terms", show: ({ page, brand }) => open(page, `/voorwaarden/${brand.lang.slice(0, 2)}`) },
  { name: "terms in French", show: ({ page }) => open(page, "/voorwaarden/fr") },
  { name: "imprint", onlyOn: "de", show: ({ page }) => open(page, "/impressum") },
  { name: "agenda", onlyOn: "kids", show: ({ page }) => open(page, "/agenda") },
  { name: "agenda empty", onlyOn: "kids", show: ({ page }) => open(page, "/agenda?zoek=qxwzj") },
  { name: "agenda calendar", onlyOn: "kids", show: showAgendaCalendar },
  { name: "agenda panel", onlyOn: "kids", isOverlay: true, onlyBelow_px: 960, show: showAgendaPanel },
  { name: "current events", onlyOn: "kids", show: showCurrentEvents },
  { name: "not found", show: ({ page }) => open(page, "/bestaat-niet") },
];

async function showFiltered({ page, brand }: Visit): Promise<void> {
  const place = `plaats=${encodeURIComponent(SEARCHES[brand.key].place)}&personen=20`;
  await page.goto(`/uitjes?${place}`);
  const filter = await page.locator("input[name=filters]:enabled").first().getAttribute("value");
  await open(page, `/uitjes?${place}&filters=${filter}`);
}

async function showLandingLinks({ page, words }: Visit): Promise<void> {
  await open(page, "/uitjes");
  const links = page.locator("section", { has: page.getByRole("heading", { name: words.landing.title }) });
  await links.locator("summary").first().click();
}

async function showOrganisation({ page }: Visit): Promise<void> {
  await page.goto("/overzicht");
  await open(page, (await page.locator('main h3 a[href^="/overzicht/"]').first().getAttribute("href")) ?? "");
}

async function showPanel({ page }: Visit): Promise<void> {
  await open(page, "/uitjes");
  await page.locator('a[href="#filters"]').click();
  await page.locator("#filters:modal").waitFor();
}

async function showPlaces({ page, words }: Visit): Promise<void> {
  await open(page, "/");
  await page.getByRole("search").getByLabel(words.home.place, { exact: true }).click();
  await page.getByRole("listbox", { name: words.places.suggestions }).waitFor();
  await page.keyboard.press("ArrowDown");
}

async function showPanelLevel(visit: Visit): Promise<void> {
  await showPanel(visit);
  await visit.page.locator("#filters summary").nth(4).click();
  await visit.page.getByRole("button", { name: visit.words.overview.backToFilters }).waitFor();
}

async function showMenu({ page }: Visit): Promise<void> {
  await open(page, "/");
  await page.locator('a[href="#menu"]').click();
  await page.locator("#menu:modal").waitFor();
}

async function showDetail({ page, brand }: Visit): Promise<void> {
  await open(page, `/uitjes/${SEARCHES[brand.key].slug}`);
}

/** An activity with its phone number, and with all others of its organisation, which are more than four. */
async function showOpenedDetail({ page, words }: Visit): Promise<void> {
  await open(page, "/uitjes/het-geheim-van-landgoed-amelisweerd");
  await page.getByText(words.detail.showPhone).click();
  await page.getByText(words.detail.showAll(words.activities(5))).click();
}

async function showLightbox(visit: Visit): Promise<void> {
  await showDetail(visit);
  await visit.page
    .locator(`a[aria-label^="${visit.words.detail.enlarge(1, 9).slice(0, 6)}"]`)
    .first()
    .click();
  await visit.page.locator(".yarl__slide_current img").waitFor();
}

async function showFormErrors(visit: Visit): Promise<void> {
  await showDetail(visit);
  const form = await openQuoteForm(visit.page);
  await form.locator("button[type=submit]").click();
  await form.getByRole("alert").waitFor();
}

async function showAgendaCalendar({ page }: Visit): Promise<void> {
  await open(page, "/agenda?van=2090-03-14&tot=2090-03-16");
  const opener = page.locator('a[href="#zoeken"]');
  if (await opener.isVisible()) await opener.click();
  await page.locator("#zoeken table").waitFor();
}

async function showAgendaPanel({ page }: Visit): Promise<void> {
  await open(page, "/agenda");
  await page.locator('a[href="#zoeken"]').click();
  await page.locator("#zoeken:modal").waitFor();
}

/** An outing of the agenda's first organisation, with its tab of current events open. */
export async function showCurrentEvents({ page }: Pick<Visit, "page">): Promise<void> {
  await open(page, "/agenda");
  const organisation = await page.locator('article a[href^="/overzicht/"]').first().getAttribute("href");
  await open(page, organisation ?? "");
  const outing = await page.locator('article a[href^="/uitjes/"]').first().getAttribute("href");
  await open(page, outing ?? "");
  await page.getByRole("tab").last().click();
}

async function showNewsletterErrors({ page }: Visit): Promise<void> {
  await open(page, "/nieuwsbrief");
  await page.locator("#aanmelden button[type=submit]").click();
  await page.locator("#aanmelden").getByRole("alert").waitFor();
}

async function showConfirmation(visit: Visit): Promise<void> {
  const email = await subscribeToNewsletter(visit);
  await open(visit.page, await mailedLink(visit, { email, to: "bevestigen" }));
}

async function showThanks(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await showDetail(visit);
  const form = await openQuoteForm(page);
  await form.locator("[name=name]").fill("Anna de Vries");
  await form.locator("[name=email]").fill("anna@korenbloem.example");
  await form.locator("[name=phone]").fill("06 1234 5678");
  await form.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: words.contactForm.thanks }).waitFor();
}

async function showQuestionErrors({ page }: Visit, path: string): Promise<void> {
  await open(page, path);
  await page.locator("#vraag button[type=submit]").click();
  await page.locator("#vraag").getByRole("alert").waitFor();
}

async function showQuestionSent({ page, words }: Visit): Promise<void> {
  await open(page, "/helpdesk");
  const form = page.locator("#vraag");
  await form.locator("[name=name]").fill("Bram Smit");
  await form.locator("[name=email]").fill("bram@zeilmakerij.example");
  await form.locator("[name=phone]").fill("030 123 45 67");
  await form.locator("button[type=submit]").click();
  await form.getByText(words.faqForm.confirmation).waitFor();
}

async function showEventErrors({ page }: Visit): Promise<void> {
  const form = await openEventForm(page);
  await form.locator("button[type=submit]").click();
  await form.getByRole("alert").first().waitFor();
}

/** Opens the form for events. */
export async function openEventForm(page: Page): Promise<Locator> {
  await open(page, "/adverteren");
  const form = page.locator("#evenement");
  await form.locator("summary").click();
  await form.locator("button[type=submit]").waitFor();
  return form;
}

/** Shows the quote form, which a bar at the bottom opens on narrow screens. */
export async function openQuoteForm(page: Page): Promise<Locator> {
  const opener = page.locator('a[href="#offerte"]').last();
  if (await opener.isVisible()) await opener.click();
  const form = page.locator("#offerte");
  await form.locator("button[type=submit]").waitFor();
  return form;
}
