import robotsParser from "robots-parser";
import { expect, test } from "vitest";
import { robotsText } from "./robots-text.ts";

const ORIGIN = "https://www.uitjesbaas.example";
const robots = robotsParser(`${ORIGIN}/robots.txt`, robotsText(ORIGIN));

const OPEN = [
  ...["/", "/uitjes", "/uitjes?pagina=2", "/uitjes/kanoen-op-de-linge", "/uitjes/kanoen-op-de-linge?utm_source=nieuwsbrief"],
  ...["/bedrijfsuitje", "/bedrijfsuitje/amsterdam", "/bedrijfsuitje/amsterdam?utm_source=x", "/?utm_campaign=zomer"],
  ...["/overzicht", "/overzicht?pagina=3", "/overzicht/de-kreekpeddelaars-7", "/agenda", "/agenda?pagina=2"],
  ...["/agenda.ics", "/agenda.ics?zoek=circus&van=2027-05-12", "/agenda/12.ics", "/blogs", "/blogs/teambuilding.html", "/blog/3"],
  ...[
    "/blogs/feed.xml",
    "/helpdesk",
    "/adverteren",
    "/nieuwsbrief",
    "/over-ons",
    "/over-de-volgorde",
    "/privacy",
    "/voorwaarden/nl",
    "/impressum",
  ],
  ...["/static/scenes/canoe-3.svg", "/static/assets/entry-abc.js", "/static/uploads/x.webp", "/sitemap.xml", "/sitemaps/pages.xml"],
];

const CLOSED = [
  ...[
    "/uitjes?filters=3",
    "/uitjes?zoek=kano",
    "/uitjes?pagina=2&p=412345",
    "/uitjes?filters=3&pagina=2",
    "/uitjes?p=412345",
    "/uitjes?pagina=2&p=412345&na=7",
  ],
  ...["/uitjes?sorteer=titel", "/uitjes?locatie=city-4&straal=10", "/uitjes?pagina=2&filters=3", "/uitjes?utm_source=x&filters=1"],
  ...["/overzicht?zoek=kano", "/overzicht?letter=a", "/overzicht?letter=a&pagina=2", "/overzicht?pagina=2&letter=a"],
  ...["/agenda?zoek=circus", "/agenda?van=2027-05-12", "/agenda?plaats=Gouda", "/agenda?van=2027-05-12&pagina=2"],
  ...["/api/public/activities", "/api/docs", "/dev/mail", "/form/time", "/banner/12", "/nieuwsbrief/bevestigen?token=x"],
  ...["/nieuwsbrief/afmelden?token=x", "/uitjes.data", "/uitjes.data?zoek=x", "/helpdesk?over=kanoen-op-de-linge"],
];

test.for(OPEN)("crawlers may fetch %s", (path) => {
  expect(robots.isAllowed(ORIGIN + path, "Googlebot")).toBe(true);
});

test.for(CLOSED)("crawlers may not fetch %s", (path) => {
  expect(robots.isAllowed(ORIGIN + path, "Googlebot")).toBe(false);
});

test("the sitemap is listed once, as an absolute URL", () => {
  expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
});
