import { mkdtemp, readFile, rm, writeFile, cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { IBAN_DAYS } from "../src/submissions/events/erase-ibans.server.ts";
import { CONSENT_MONTHS } from "../src/articles/legal/consent-months.ts";
import { readLegalTexts } from "../src/articles/legal/read-legal-texts.server.ts";
import { CONFIRMABLE_DAYS } from "../src/submissions/newsletter/links.server.ts";
import { ORPHAN_AFTER_HOURS } from "../src/media/uploads/remove-orphans.server.ts";
import { PERIODS } from "../src/privacy/retention/periods.ts";
import { testApp } from "./support/app.ts";

const { get, close } = await testApp();
afterAll(close);

const FOLDER = join(import.meta.dirname, "../content/legal");
const NO_SERVICES = { mailerLite: false, googlePlaces: false, tagManager: false };
const texts = await readLegalTexts(FOLDER, NO_SERVICES);

/** The HTML of a page, without React's comments between texts. */
async function pageAt(path: string, host = "nl.localhost"): Promise<string> {
  return (await (await get(path, host)).text()).replaceAll("<!-- -->", "");
}

describe("the privacy statement", () => {
  test.for(brands)("of $name is in its language, with a mail address and the supervisory authority", async (brand) => {
    const html = await pageAt("/privacy", brand.localHost);
    const authority = { NL: "autoriteitpersoonsgegevens.nl", BE: "gegevensbeschermingsautoriteit.be", DE: "bfdi.bund.de" };
    expect(html).toContain(`href="mailto:${brand.email}"`);
    expect(html).toContain(authority[brand.countryCode]);
    expect(html).toContain(`<h1>${texts[brand.key].privacy.title}</h1>`);
    expect(html).toContain(brand.publisher.name);
  });

  test("names the retention periods of the software", () => {
    const { html } = texts.kids.privacy;
    for (const period of [
      `Offerteaanvragen:</strong> ${PERIODS.quoteRequestMonths} maanden`,
      `Vragen en berichten:</strong> ${PERIODS.messageMonths} maanden`,
      `bevestigd:</strong> ${PERIODS.unconfirmedDays} dagen`,
      `evenementen:</strong> ${PERIODS.eventRequestMonths} maanden`,
      `IBAN’s:</strong> ${IBAN_DAYS} dagen`,
      `niet is verstuurd:</strong> ${ORPHAN_AFTER_HOURS} uur`,
      `die werkt ${CONFIRMABLE_DAYS} dagen`,
      `logboek van ons beheer:</strong> ${PERIODS.actMonths} maanden`,
      `dat probeerde, staat er ${PERIODS.loginActMonths} maanden in`,
    ]) {
      expect(html).toContain(period);
    }
    expect(texts.de.privacy.html).toContain(`Angebotsanfragen:</strong> ${PERIODS.quoteRequestMonths} Monate`);
    expect(texts.be.privacy.html).toContain(`Vragen en berichten:</strong> ${PERIODS.messageMonths} maanden`);
    expect(texts.be.privacy.html).toContain(`logboek van ons beheer:</strong> ${PERIODS.actMonths} maanden`);
    expect(texts.de.privacy.html).toContain(`Protokoll unserer Verwaltung:</strong> ${PERIODS.actMonths} Monate`);
  });

  test("explains on every site how visits are counted: without third parties or cookies, with a code that is deleted at midnight", () => {
    for (const text of [texts.nl, texts.be, texts.kids])
      expect(text.privacy.html).toMatch(/tellen we zelf .* geen cookie .* Na middernacht/);
    expect(texts.de.privacy.html).toMatch(/zählen wir selbst, .* ein Cookie ist dafür nicht nötig.* Nach Mitternacht/);
  });

  test("matches the hint of the forms about an IBAN", () => {
    for (const locale of ["nl", "be"] as const) expect(wordsOf(locale).eventForm.ibanHint).toContain(`${IBAN_DAYS} dagen na je evenement`);
    expect(wordsOf("de").eventForm.ibanHint).toContain(`${IBAN_DAYS} Tage nach Ihrer Veranstaltung`);
  });

  test("mentions events only with an agenda, and services only if they are used", async () => {
    expect(texts.nl.privacy.html).not.toMatch(/IBAN|MailerLite|Google/);
    const served = await readLegalTexts(FOLDER, { mailerLite: true, googlePlaces: true, tagManager: true });
    for (const key of ["nl", "be", "de", "kids"] as const) expect(served[key].privacy.html).toMatch(/MailerLite[\s\S]*Google/);
  });

  test("explains measurement if it is enabled, and denies it otherwise", async () => {
    const measured = await readLegalTexts(FOLDER, { ...NO_SERVICES, tagManager: true });
    for (const key of ["nl", "be", "de", "kids"] as const) {
      expect(measured[key].privacy.html).toMatch(/Google Ireland Limited[\s\S]*_ga[\s\S]*Cookie-(instellingen|Einstellungen)/);
      expect(measured[key].privacy.html).toMatch(new RegExp(`${CONSENT_MONTHS} (maanden lang of je|Monate lang, ob Sie) (ja|Ja)`));
      expect(measured[key].privacy.html).not.toMatch(/volgt je niet|verfolgt Sie nicht|\[\w+\]/);
      expect(texts[key].privacy.html).toMatch(/volgt je niet|verfolgt Sie nicht/);
      expect(texts[key].privacy.html).not.toMatch(/Google|_ga/);
    }
  });

  test("contains no unfilled placeholder or condition", () => {
    const all = Object.values(texts).flatMap(({ privacy, terms, imprint }) => [
      privacy,
      ...Object.values(terms),
      ...(imprint ? [imprint] : []),
    ]);
    expect(all).toHaveLength(17);
    for (const { html } of all) expect(html).not.toMatch(/[{}]|\[\w+\]|undefined/);
  });

  test("is linked from every form", async () => {
    for (const { localHost } of brands) {
      for (const path of ["/helpdesk", "/adverteren", "/nieuwsbrief"]) {
        const form = /<form.*?<\/form>/s.exec(/<main.*<\/main>/s.exec(await pageAt(path, localHost))?.[0] ?? "")?.[0];
        expect([localHost, path, form?.includes('href="/privacy"')]).toEqual([localHost, path, true]);
      }
    }
  });
});

describe("the terms", () => {
  test.for(brands)("of $name are in Dutch, German and French, each marked with its language", async ({ localHost, lang }) => {
    for (const [language, title] of [
      ["nl", "Gebruiksvoorwaarden"],
      ["de", "Nutzungsbedingungen"],
      ["fr", "Conditions d’utilisation"],
    ] as const) {
      const html = await pageAt(`/voorwaarden/${language}`, localHost);
      const mark = lang.startsWith(language) ? "" : ` lang="${language}"`;
      expect(html).toContain(`<h1${mark}>${title}</h1>`);
      expect(html).toMatch(new RegExp(`<article class="[^"]*"${mark}>`));
      expect(html).toContain(`<link rel="canonical" href="http://${localHost}:3000/voorwaarden/${language}"/>`);
    }
    expect((await get("/voorwaarden/en", localHost)).status).toBe(404);
  });

  test("have a title in the language of the site", async () => {
    expect(await pageAt("/voorwaarden/fr", "de.localhost")).toContain("<title>Nutzungsbedingungen (Französisch) | Ausflugsbaas</title>");
    expect(await pageAt("/voorwaarden/de")).toContain("<title>Gebruiksvoorwaarden (Duits) | Uitjesbaas</title>");
  });
});

test("only the German site has an Impressum, which its footer links to", async () => {
  for (const { localHost, hasImprint, key } of brands) {
    expect([key, hasImprint, (await get("/impressum", localHost)).status]).toEqual([key, key === "de", key === "de" ? 200 : 404]);
    const footer = /<footer.*<\/footer>/s.exec(await pageAt("/", localHost))?.[0] ?? "";
    expect([key, footer.includes('href="/impressum"')]).toEqual([key, hasImprint]);
    for (const link of ["/privacy", "/over-ons", "/voorwaarden/"]) expect(footer).toContain(`href="${link}`);
  }
  const html = await pageAt("/impressum", "de.localhost");
  for (const part of ["§ 5", "DDG", "Musterstraße 1", "HRB\u00a000000", "DE000000000", "§ 18 Abs. 2", "tel:+493023125100"])
    expect(html).toContain(part);
});

describe("about us", () => {
  test.for(brands)("of $name describes the brand, links to the three others, and has contact details", async (brand) => {
    const html = /<main.*<\/main>/s.exec(await pageAt("/over-ons", brand.localHost))?.[0] ?? "";
    expect(html).toContain(brand.pages.about.heading);
    for (const other of brands) {
      expect([other.key, html.includes(`href="http://${other.localHost}:3000/"`)]).toEqual([other.key, other.key !== brand.key]);
    }
    expect(html).toContain(`href="mailto:${brand.email}"`);
    expect(html.includes('href="tel:')).toBe(brand.key === "de");
    expect(html).toContain(wordsOf(brand.locale).aboutUs.privacyText);
    for (const link of ["/privacy", "/voorwaarden/nl", "/voorwaarden/de", "/voorwaarden/fr"]) expect(html).toContain(`href="${link}"`);
  });

  test("has different texts on each brand", async () => {
    const pages = brands.map(({ pages: { about } }) => about);
    for (const field of ["title", "lead", "metaTitle", "metaDescription", "picture", "heading"] as const) {
      expect(new Set(pages.map((page) => page[field])).size).toBe(4);
    }
    expect(new Set(brands.map(({ email }) => email)).size).toBe(4);
  });
});

test("an error in a legal text names the file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "uitkijk-legal-"));
  try {
    await cp(FOLDER, folder, { recursive: true });
    const path = join(folder, "terms.fr.md");
    const text = await readFile(path, "utf8");
    await writeFile(path, `${text}\n{nobody}\n`);
    await expect(readLegalTexts(folder, NO_SERVICES)).rejects.toThrow(`${path}: unknown placeholder {nobody}.`);
    await writeFile(path, `${text}\n- [agneda] Un agenda\n`);
    await expect(readLegalTexts(folder, NO_SERVICES)).rejects.toThrow(`${path}: unknown condition [agneda].`);
    await writeFile(path, text.replace("updated: 2026-11-22", "updated: gisteren"));
    await expect(readLegalTexts(folder, NO_SERVICES)).rejects.toThrow(`${path}, updated:`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
