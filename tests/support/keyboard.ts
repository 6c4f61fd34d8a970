import type { Locator, Page } from "playwright-core";

/** As many stops as the longest page has, and some. */
const MOST_STOPS = 250;

/** Presses Tab until the first of `target` that is shown has the focus; throws where Tab never comes there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = target.filter({ visible: true }).first();
  await wanted.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${target.toString()}.`);
}

/** Goes to a control as above, and presses Enter there. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to a field as above, and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
