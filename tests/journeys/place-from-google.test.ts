import { afterAll, beforeAll, expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { googlePlace, startGoogle, type FakeGoogle } from "../support/fake-google.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const START_MS = 180_000;
const PLACE = { id: "ChIJ-veenzicht", name: "Xyzzyveen", lon: 5.1, lat: 51.6, area: "Noord-Brabant" };

let server: FilledServer;
let google: FakeGoogle;

beforeAll(async () => {
  google = await startGoogle({ body: { places: [googlePlace(PLACE)] } });
  server = await filledServer({ GOOGLE_PLACES_KEY: "geheim", GOOGLE_PLACES_URL: google.url });
}, START_MS);

afterAll(async () => {
  await server.stop();
  await google.stop();
});

const visit = warmVisits();
const visitor = () => visit("nl", { port: server.port });
/** For tests that cut the connection. */
const cutOff = () => visit("nl", { port: server.port, expectsFailures: true });

test("an unknown place is looked up in the maps service, and choosing it shows its activities", LONG_RUN, async () => {
  const { page, words } = await visitor();
  await open(page, "/uitjes");
  await page.getByLabel(words.overview.placeLabel).pressSequentially("xyzzyv");
  const option = page.locator("[popover] [role=option]");
  await option.waitFor();
  expect(await option.innerText()).toBe("Xyzzyveen\nPlaats · Noord-Brabant");
  expect(google.asked.at(-1)?.body).toMatchObject({ textQuery: "xyzzyv", regionCode: "NL" });

  const created = page.waitForResponse("**/api/public/locations/city");
  await option.click();
  const answer = await (await created).json();
  expect(answer).toMatchObject({ name: "Xyzzyveen", province: { name: "Noord-Brabant" }, type: "CITY" });
  await page.waitForURL(`**/uitjes?locatie=city-${answer.id}`);
  // Its name is not stored yet, so its province is shown.
  await expect.poll(() => page.getByLabel(words.overview.placeLabel).inputValue()).toBe("Noord-Brabant");
});

test("a city that cannot be created finds nothing, and the typed text stays", LONG_RUN, async () => {
  const { page, words } = await cutOff();
  await open(page, "/");
  await page.route("**/api/public/locations/city", (route) => route.abort());
  const field = page.getByRole("search").getByLabel(words.home.place, { exact: true });
  await field.pressSequentially("xyzzyv");
  await page.locator("[popover] [role=option]").click();
  await expect.poll(() => page.locator("[popover] [role=option]").count()).toBe(0);
  expect(await field.inputValue()).toBe("xyzzyv");
});

test("a failed maps service suggests nothing", LONG_RUN, async () => {
  const { page, words } = await cutOff();
  await open(page, "/");
  await page.route("**/api/admin/googleLocations/**", (route) => route.abort());
  const field = page.getByRole("search").getByLabel(words.home.place, { exact: true });
  await field.pressSequentially("xyzzyw");
  await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain(words.places.suggested(0));
  expect(await field.inputValue()).toBe("xyzzyw");
});
