import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { drawnPicture } from "../src/media/drawn-picture.server.ts";
import { testApp } from "./support/app.ts";

const ADVERTISER_URLS = { production: "https://{brand}.beheer.example/login", acceptance: null, test: "https://test.beheer.example" };
const product = await testApp({ advertiserUrls: ADVERTISER_URLS, officeHost: null });
const bare = await testApp({ officeHost: null });
/** With a management area, as while trying out. */
const managed = await testApp();
afterAll(async () => {
  await product.close();
  await bare.close();
  await managed.close();
});

/** The HTML of a page, without React's comments between texts. */
async function pageAt(path: string, host = "nl.localhost", { get } = bare): Promise<string> {
  return (await (await get(path, host)).text()).replaceAll("<!-- -->", "");
}

/** The content of `<main>`. */
async function mainOf(...where: Parameters<typeof pageAt>): Promise<string> {
  return /<main[^>]*>(.*)<\/main>/s.exec(await pageAt(...where))?.[1] ?? "";
}

describe("the helpdesk", () => {
  test.for([
    ["nl.localhost", ["price", "moreInfo", "phone", "help"]],
    ["be.localhost", ["price", "moreInfo", "phone", "help"]],
    ["de.localhost", ["price", "moreInfo", "phone", "help"]],
    ["kids.localhost", ["price", "help"]],
  ] as const)("answers the most frequent questions on %s, the first one open", async ([host, items]) => {
    const html = await mainOf("/helpdesk", host);
    expect([...html.matchAll(/<details id="(\w+)"/g)].map(([, item]) => item)).toEqual(items);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });

  test("gives other contact details, with a telephone number on the German site only", async () => {
    expect(await mainOf("/helpdesk")).toContain('href="mailto:info@uitjesbaas.example"');
    expect(await mainOf("/helpdesk", "kids.localhost")).not.toContain('href="tel:');
    expect(await mainOf("/helpdesk", "de.localhost")).toContain('href="tel:+493023125100"');
  });
});

describe("advertising", () => {
  test.for([
    [
      "nl.localhost",
      ["Tot 8.000</strong> bezoekers per dag", "€ 35</strong> excl. btw", "hoogstens 1 maand", "Elke 3 maanden</strong> een rapport"],
    ],
    [
      "be.localhost",
      ["Tot 8.000</strong> bezoekers per dag", "€ 35</strong> excl. btw", "hoogstens 1 maand", "Om de 3 maanden</strong> een rapport"],
    ],
    ["kids.localhost", ["Tot 8.000</strong> bezoekers per dag", "€ 35</strong> excl. btw", "Elke 3 maanden</strong> een rapport"]],
    [
      "de.localhost",
      ["Bis zu 8.000</strong> Besucher pro Tag", "35 €</strong> zzgl. MwSt.", "höchstens 1 Monat", "Alle 3 Monate</strong> ein Bericht"],
    ],
  ] as const)("makes the claims of the specification on %s", async ([host, claims]) => {
    const html = await mainOf("/adverteren", host);
    for (const claim of claims) expect(html).toContain(claim);
  });

  test("makes no claims about visitors, price and report beyond those of the catalogue", async () => {
    for (const { localHost, locale } of brands) {
      const html = await mainOf("/adverteren", localHost);
      for (const { figure, text } of Object.values(wordsOf(locale).advertise.claims)) expect(html).toContain(`${figure}</strong> ${text}`);
      expect(html.match(/8\.000/g)).toHaveLength(1);
    }
  });

  test("ends with a banner that links to the agenda, on kids only", async () => {
    for (const { localHost, pages } of brands) {
      expect([localHost, (await mainOf("/adverteren", localHost)).includes('href="/agenda"')]).toEqual([localHost, pages.agenda !== null]);
    }
  });

  test.for([
    ["www.uitjesbaas.nl", 'href="https://nl.beheer.example/login"'],
    ["www.kidsuitjes.nl", 'href="https://kids.beheer.example/login"'],
    ["test.uitjesbaas.nl", 'href="https://test.beheer.example"'],
    ["de.localhost", 'href="https://test.beheer.example"'],
  ] as const)("links on %s to the site for advertisers", async ([host, link]) => {
    expect(await mainOf("/adverteren", host, product)).toContain(link);
  });

  test("links to the management area if no other site for advertisers is set", async () => {
    expect(await mainOf("/adverteren", "nl.localhost", managed)).toContain('href="http://beheer.localhost:3000"');
  });

  test("announces the site for advertisers if there is none yet", async () => {
    expect(await mainOf("/adverteren", "acc.uitjesbaas.nl", product)).toContain("Inloggen kan hier binnenkort.");
    expect(await mainOf("/adverteren", "de.localhost")).toContain("Hier können Sie sich bald anmelden.");
  });
});

describe("the newsletter", () => {
  test.for([
    ["nl.localhost", "Eén keer in de drie weken"],
    ["be.localhost", "Om de drie weken"],
    ["kids.localhost", "Eén keer in de drie weken"],
    ["de.localhost", "Einmal alle drei Wochen"],
  ] as const)("says on %s that it comes once every three weeks", async ([host, often]) => {
    expect(await mainOf("/nieuwsbrief", host)).toContain(often);
  });

  test("has its own title, picture and description on each brand, and the footer below", async () => {
    const pages = await Promise.all(brands.map(({ localHost }) => pageAt("/nieuwsbrief", localHost)));
    const ofEach = (part: RegExp) => new Set(pages.map((html) => part.exec(html)?.[1]));
    for (const part of [
      /<title>(.*?)<\/title>/,
      /<meta name="description" content="(.*?)"/,
      /<meta property="og:image" content="http:\/\/[^/]*(.*?)"/,
    ]) {
      const found = ofEach(part);
      expect([part, found.size, found.has(undefined)]).toEqual([part, 4, false]);
    }
    for (const [index, html] of pages.entries()) {
      const page = brands[index]?.pages.newsletter;
      expect(html).toContain(`<h1>${page?.title}</h1>`);
      expect(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).toContain(`src="${page?.picture}"`);
    }
    for (const html of pages) expect(html.indexOf("<footer")).toBeGreaterThan(html.indexOf("</main>"));
  });
});

test("every picture of a static page can be drawn", () => {
  const pictures = brands.flatMap(({ pages: { helpdesk, advertise, newsletter, order, about } }) =>
    [helpdesk, advertise, newsletter, order, about, ...(advertise.agenda ? [advertise.agenda.banner] : [])].map(({ picture }) => picture),
  );
  for (const picture of pictures) expect([picture, drawnPicture(picture.replace("/static/scenes/", "")) !== null]).toEqual([picture, true]);
});

describe.each(brands)("the page about the order on $name", ({ localHost, pages: { order } }) => {
  test("explains the order of activities, and that a position is not for sale", async () => {
    const main = await mainOf("/over-de-volgorde", localHost);
    for (const text of [order.title, order.heading, ...order.points.map(({ title }) => title), ...order.example.activities]) {
      expect(main).toContain(text);
    }
    expect(main).toContain('href="/uitjes"');
  });

  test("is linked from the footer of every page", async () => {
    expect(await pageAt("/", localHost)).toContain('href="/over-de-volgorde"');
  });
});

test("the menu and the footer of every brand link to all static pages", async () => {
  for (const { localHost } of brands) {
    const home = await pageAt("/", localHost);
    for (const path of ["/helpdesk", "/adverteren", "/nieuwsbrief", "/over-ons"]) {
      expect(home.split(`href="${path}"`).length).toBeGreaterThanOrEqual(3);
    }
  }
});
