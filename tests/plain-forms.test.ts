import { afterAll, describe, expect, test } from "vitest";
import { quickDays } from "../src/events/agenda-days.ts";
import { testApp } from "./support/app.ts";
import { emptyLandingsIn } from "./support/empty-landings.ts";
import { jpegPicture } from "./support/hostile/pictures.ts";
import { all, attribute, called, fieldIn, one, textOf, valueOf, type Element } from "./support/html-parts.ts";
import { testJobs } from "./support/jobs.ts";
import { htmlErrors } from "./support/audits/html.ts";
import { noScriptVisitor, type NoScriptPage, type NoScriptVisitor } from "./support/no-script-visitor.ts";
import { SEARCHES } from "./support/searches.ts";

// Native browser behaviour without scripts (menus, disclosures) and the quote request are tested in tests/journeys.
const product = await testApp({ isFilled: true, fill: emptyLandingsIn });
const jobs = await testJobs(product.database);
afterAll(async () => {
  await jobs.stop();
  await product.close();
});

const BRANDS = ["nl", "be", "de", "kids"] as const;
const visitor = (key: (typeof BRANDS)[number]) => noScriptVisitor(product, key);
let people = 0;

/** The `amount` mails in the mailbox that mention a person; waits until they are there. */
async function mailsAbout({ open }: NoScriptVisitor, who: RegExp, amount: number): Promise<Element[]> {
  let found: Element[] = [];
  await expect
    .poll(async () => (found = all((await open("/dev/mail")).whole, "li").filter((line) => who.test(textOf(line)))))
    .toHaveLength(amount);
  return found;
}

/** The link in a mail to this address; waits until the mail is there. */
async function mailedLink(who: NoScriptVisitor, email: string, to: "bevestigen" | "afmelden"): Promise<string> {
  const link = new RegExp(`${who.origin}(/nieuwsbrief/${to}\\?t=[\\w.-]+)`);
  let path = "";
  await expect
    .poll(async () => {
      const lines = all((await who.open("/dev/mail")).whole, "li").filter((line) => textOf(line).includes(email));
      for (const line of lines) path ||= link.exec((await who.open(attribute(one(line, "a"), "href"))).html)?.[1] ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}

const complaintsIn = (part: Element) => all(one(part, "*", { role: "alert" }), "a").map(textOf);
const chipsOf = ({ main }: NoScriptPage, remove: string) => all(main, "li").filter((item) => textOf(item).includes(remove));
const total = ({ main }: NoScriptPage) => Number(/\d+/.exec(all(main, "p", { role: "status" }).map(textOf).join(" "))?.[0]);

describe.each(BRANDS)("without JavaScript on %s", (key) => {
  test("the filter panel and the menu work, and each page is valid HTML", async () => {
    const { brand, words, open } = visitor(key);
    const page = await open("/uitjes");
    const label = all(page.main, "label").find((one) => all(one, "input", { name: "filters" }).length > 0);
    const [name] = label ? all(label, "span").map(textOf) : [];
    const narrowed = await page.send({ filters: [valueOf(fieldIn(page.main, name ?? ""))] });
    expect(narrowed.address).toMatch(/^\/uitjes\?.*filters=\d+/);
    expect(chipsOf(narrowed, words.overview.remove(name ?? ""))).toHaveLength(1);
    expect(await htmlErrors(narrowed.html)).toEqual([]);

    const help = brand.menu.find(({ url }) => url === "/helpdesk");
    const led = await narrowed.follow(help?.title ?? "", one(narrowed.whole, "dialog", { id: "menu" }));
    expect([led.address, led.statuses]).toEqual(["/helpdesk", [200]]);
  });

  test.each(["/helpdesk", "/adverteren"])("a question on %s reports missing fields, keeps the others, and is thanked for", async (path) => {
    const page = await visitor(key).open(path);
    const formOf = ({ main }: NoScriptPage) => one(one(main, "div", { id: "vraag" }), "form");
    const refused = await page.send({ name: "Bram Smit" }, formOf(page));
    expect(refused.statuses).toEqual([422]);
    expect(complaintsIn(formOf(refused))).toHaveLength(2);
    expect(valueOf(one(formOf(refused), "input", { name: "name" }))).toBe("Bram Smit");
    expect(await htmlErrors(refused.html)).toEqual([]);

    const sent = await refused.send({ email: "bram@zeilmakerij.example", phone: "030 123 45 67" }, formOf(refused));
    expect([sent.statuses, sent.address]).toEqual([[303, 200], `${path}?vraag=verzonden#vraag`]);
    expect(await htmlErrors(sent.html)).toEqual([]);
  });

  test("a visitor signs up for the newsletter, confirms by the mail's link, and unsubscribes by that of the next mail", async () => {
    const who = visitor(key);
    const { newsletter } = who.words;
    const email = `anna.${key}.${++people}@korenbloem.example`;
    const page = await who.open("/nieuwsbrief");
    const sent = await page.send({ name: "Anna de Vries", email });
    expect(sent.address).toBe("/nieuwsbrief?aanmelding=verzonden#aanmelden");
    expect(all(sent.main, "*").map(textOf)).toContain(newsletter.thanks);

    const confirmed = await (await who.open(await mailedLink(who, email, "bevestigen"))).send({});
    expect(textOf(one(confirmed.main, "h1"))).toBe(newsletter.confirm.done.title);
    const left = await (await who.open(await mailedLink(who, email, "afmelden"))).send({});
    expect(textOf(one(left.main, "h1"))).toBe(newsletter.leave.done.title);
  });

  test("a topic links to its articles, and its page links back to all", async () => {
    const { words, open } = visitor(key);
    const page = await open("/blogs");
    const topics = one(page.main, "nav", { "aria-label": words.blogs.tags });
    const some = await page.follow(textOf(all(topics, "a")[2] ?? topics), topics);
    expect(some.address).toMatch(/^\/blogs\/[a-z0-9-]+\.html$/);
    expect(all(some.main, "article").length).toBeGreaterThan(0);
    expect(all(some.main, "article").length).toBeLessThan(all(page.main, "article").length);
    expect((await some.follow(words.blogs.all, some.main)).address).toBe("/blogs");
  });
});

test("a remark that is returned with an error is in an open disclosure", async () => {
  const page = await visitor("nl").open(`/uitjes/${SEARCHES.nl.slug}`);
  const formOf = ({ main }: NoScriptPage) => one(one(main, "*", { id: "offerte" }), "form");
  const refused = await page.send({ numberOfPersons: "20-25", description: "Met lunch" }, formOf(page));
  expect(textOf(one(formOf(refused), "textarea", { name: "description" }))).toBe("Met lunch");
  expect(all(formOf(refused), "details").map(({ attribs }) => "open" in attribs)).toEqual([true]);
});

describe("the overview without JavaScript", () => {
  test("applies its filters with a button, and removes them", async () => {
    const { words, open } = visitor("nl");
    const page = await open("/uitjes");
    const box = fieldIn(page.main, "Teambuilding");
    const label = all(page.main, "label").find((one) => all(one, "input").includes(box));
    const count = Number(label && all(label, "span").map(textOf).at(-1));
    const narrowed = await page.send({ filters: [valueOf(box)], personen: "20" });
    expect(narrowed.address).toMatch(/^\/uitjes\?(.*&)?filters=\d+&.*personen=20/);
    expect(chipsOf(narrowed, words.overview.remove("Teambuilding"))).toHaveLength(1);
    expect(all(narrowed.main, "article").length).toBeLessThanOrEqual(count);
    expect((await narrowed.follow(words.overview.clear)).address).toBe("/uitjes");
  });

  test("keeps an unknown place in its field, with a message", async () => {
    const { words, open } = visitor("nl");
    const home = await open("/");
    const led = await home.send({ plaats: "Atlantis" });
    expect(all(led.main, "p").map(textOf).join(" ")).toContain(words.found.placeUnknown("Atlantis"));
    expect(valueOf(fieldIn(led.main, words.overview.placeLabel))).toBe("Atlantis");
  });

  test("is sorted with a button, and its pages are links", async () => {
    const { words, open } = visitor("nl");
    const page = await open("/uitjes");
    called(page.main, "button", words.overview.sortApply);
    const byTitle = await page.send({ sorteer: "titel" });
    expect(byTitle.address).toMatch(/sorteer=titel/);
    const titles = all(byTitle.main, "article").map((card) => textOf(one(card, "h3")));
    expect(titles).toEqual(titles.toSorted(new Intl.Collator("nl").compare));
    expect((await byTitle.follow(words.overview.next)).address).toMatch(/sorteer=titel&pagina=2/);
  });

  test("searches around a place, and lists the nearest first", async () => {
    const { words, open } = visitor("nl");
    const page = await open(`/uitjes?plaats=${SEARCHES.nl.place}`);
    const near = await page.send({ straal: valueOf(fieldIn(page.main, words.overview.km(25))) });
    expect(near.address).toMatch(/locatie=city-\d+.*straal=25/);
    const chips = chipsOf(near, words.overview.remove("").trim()).map(textOf);
    expect(chips.map((chip) => chip.replace(words.overview.remove("").trim(), "").trim())).toEqual([
      expect.stringContaining(SEARCHES.nl.place),
      expect.stringContaining(words.empty.ways.around(25)),
    ]);
    const nearest = await near.send({ sorteer: valueOf(called(near.main, "option", words.overview.sorts.distance)) });
    expect(nearest.address).toMatch(/sorteer=afstand/);
    expect(all(nearest.main, "article").length).toBeGreaterThan(0);
  });

  test("passes the number of persons to the quote form", async () => {
    const page = await visitor("de").open("/uitjes?personen=30");
    const detail = await page.follow(textOf(one(one(page.main, "article"), "h3")), one(page.main, "article"));
    expect(detail.address).toMatch(/^\/uitjes\/[a-z0-9-]+\?personen=30$/);
    expect(valueOf(one(detail.whole, "input", { name: "numberOfPersons" }))).toBe("30");
    expect(attribute(one(detail.whole, "link", { rel: "canonical" }), "href")).not.toContain("personen");
  });
});

describe("a landing page without JavaScript", () => {
  test("links to its places, and clearing it shows the whole overview", async () => {
    const { brand, words, open } = visitor("nl");
    const page = await open("/teambuilding");
    called(page.main, "h1", "Teambuilding");
    called(page.main, "h2", words.landing.goodToKnow);
    const links = all(page.main, "section").find((section) => all(section, "h2").some((title) => textOf(title) === words.landing.title));
    const folds = links ? all(links, "details") : [];
    expect(folds).toHaveLength(brand.openingWords.length);
    const place = await page.follow(
      "Gelderland",
      folds.find((fold) => textOf(one(fold, "summary")).includes("Teambuilding")),
    );
    expect(place.address).toBe("/teambuilding/gelderland");
    expect((await place.follow(words.overview.clear)).address).toBe("/uitjes");
  });

  test("without results links to one with results", async () => {
    const { words, open } = visitor("nl");
    const page = await open(SEARCHES.nl.emptyLanding);
    expect(page.statuses).toEqual([404]);
    const near = all(page.main, "ul").find((list) => textOf(list).includes(words.landing.everywhere("Teambuilding")));
    const led = await page.follow(near ? textOf(one(near, "a")) : "", near);
    expect(led.address).toMatch(/^\/teambuilding\/[a-z-]+$/);
    expect(textOf(led.main)).toContain(words.landing.goodToKnow);
  });
});

test("the not-found page has a search and a link home without JavaScript", async () => {
  const { words, open } = visitor("nl");
  const page = await open("/bestaat-niet");
  expect(attribute(fieldIn(page.main, words.notFound.search), "type")).toBe("search");
  expect((await page.send({ zoek: "zeilen" })).address).toMatch(/^\/uitjes\?zoek=zeilen/);
  expect((await page.follow(words.notFound.button, page.main)).address).toBe("/");
});

test("organisations are searched with a button without JavaScript, and the page says when none is found", async () => {
  const { words, open } = visitor("de");
  const page = await open("/overzicht");
  called(page.main, "button", words.organisations.searchButton);
  const none = await page.send({ zoek: "qxwzj" });
  expect(none.address).toBe("/overzicht?zoek=qxwzj");
  called(none.main, "h2", words.organisations.noneTitle);
  const everyone = await none.follow(words.organisations.all, none.main);
  expect(everyone.address).toBe("/overzicht");
  expect(all(everyone.main, "h3").length).toBeGreaterThan(20);
});

test("the agenda has a form and links that work without JavaScript", async () => {
  const { words, open } = visitor("kids");
  const page = await open("/agenda");
  const some = await page.send({ zoek: "de", van: quickDays(new Date(), "Europe/Amsterdam").today });
  expect(some.address).toMatch(/zoek=de.*van=/);
  expect(total(some)).toBeLessThan(total(page));
  expect(fieldIn(some.main, words.agenda.to).attribs).not.toHaveProperty("disabled");
  const cleared = await some.follow(words.agenda.clear);
  expect([cleared.address, total(cleared)]).toEqual(["/agenda", total(page)]);
});

test("a visitor without JavaScript submits an event, and chooses its picture once", async () => {
  const who = visitor("kids");
  const formOf = ({ main }: NoScriptPage) => one(one(main, "details", { id: "evenement" }), "form");
  const [title, email] = ["Open dag van de wip", "noor@dewip.example"];
  const page = await who.open("/adverteren");
  const event = {
    ...{ title, description: "Alle toestellen doen mee,\nen er is taart.", startDate: `${new Date().getFullYear() + 1}-06-18` },
    ...{ website: "www.dewip.example", address: "Wipstraat 12", zipcode: "3511 AB", city: "Utrecht", province: "Utrecht" },
    ...{ name: "Noor Bakker", email, iban: "NL91 ABNA 0417 1643 01" },
  };
  const picture = new File([new Uint8Array(await jpegPicture({ width: 640, height: 400 }))], "wip.jpg", { type: "image/jpeg" });
  const refused = await page.send({ ...event, file: picture }, formOf(page));
  expect(complaintsIn(formOf(refused))).toEqual(["IBAN is niet geldig"]);
  expect(valueOf(one(formOf(refused), "input", { name: "title" }))).toBe(title);

  const sent = await refused.send({ iban: "NL91 ABNA 0417 1643 00" }, formOf(refused));
  expect(sent.address).toBe("/adverteren?evenement=verzonden#evenement");
  expect(textOf(one(sent.main, "details", { id: "evenement" }))).toContain(who.words.eventForm.thanks);
  const [first = "", second = ""] = (await mailsAbout(who, new RegExp(`${title}|${email}`), 2)).map(textOf).toSorted();
  expect(first).toContain(`Je evenement voor de agenda van ${who.brand.name}`);
  expect(first).toContain(email);
  expect(second).toContain(`Nieuw evenement: ${title}`);
  expect(second).toContain(who.brand.email);
});

test("no error was logged", () => {
  expect(product.errors).toEqual([]);
});
