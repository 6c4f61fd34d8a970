import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";

/** The pictures of docs/management.md, by file name; `row` opens the first row of the list, `work` decides some items first. */
const SCREENS: readonly { name: string; path: string; row?: true; isPhone?: true; work?: true }[] = [
  { name: "login", path: "/inloggen" },
  { name: "start", path: "/" },
  { name: "start-phone", path: "/", isPhone: true },
  { name: "wachtrij", path: "/wachtrij" },
  { name: "beoordelen", path: "/wachtrij", row: true },
  { name: "post", path: "/post" },
  { name: "mail", path: "/post", row: true },
  { name: "cijfers", path: "/cijfers" },
  { name: "mensen", path: "/mensen" },
  { name: "logboek", path: "/logboek", work: true },
];
const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

/** Takes the pictures of the management area of a trial, as its editor, into `folder`: `beheer-start.webp`. A screen that is missing is an error. */
export async function captureOffice(browser: Browser, { port, folder }: { port: number; folder: string }): Promise<void> {
  const origin = `http://beheer.localhost:${port}`;
  const context = await browser.newContext({ viewport: WIDE, locale: "nl-NL", timezoneId: "Europe/Amsterdam" });
  const page = await context.newPage();
  for (const { name, path, row = false, isPhone = false, work = false } of SCREENS) {
    if (path !== "/inloggen") await logIn(page, origin);
    if (work) await decideSome(page, origin);
    await page.setViewportSize(isPhone ? PHONE : WIDE);
    const response = await page.goto(origin + path);
    const isShown = response?.status() === 200 && (!row || (await openFirstRow(page)));
    if (!isShown) {
      console.error(`beheer ${name}: there is no such screen`);
      process.exitCode = 1;
      continue;
    }
    await page.waitForLoadState("networkidle");
    const file = join(folder, `beheer-${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ lossless: true })
      .toFile(file);
    console.log(file);
  }
  await context.close();
}

/** As the editor of a trial; nothing happens when the session is open. */
async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/inloggen`);
  const button = page.locator('form[action="/proberen"] button');
  if ((await button.count()) > 0) await button.click();
}

/** So that the log has lines: two items are released, one is rejected, and that is undone. */
async function decideSome(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wachtrij`);
  await openFirstRow(page);
  await page.getByRole("button", { name: "Vrijgeven" }).click();
  await page.getByRole("button", { name: "Vrijgeven" }).click();
  await page.getByLabel("Spam").check();
  await page.getByRole("button", { name: "Afwijzen", exact: true }).click();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await page.getByRole("status").waitFor();
}

async function openFirstRow(page: Page): Promise<boolean> {
  const link = page.locator("[data-row-link]").first();
  if ((await link.count()) === 0) return false;
  await link.click();
  return true;
}
