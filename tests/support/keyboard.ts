import type { Locator, Page } from "playwright-core";

/** More tab stops than the longest page has. */
const MAX_STOPS = 250;

/** Presses Tab until the first visible `target` has the focus; throws when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = target.filter({ visible: true }).first();
  await wanted.waitFor();
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

/** Moves to a control with Tab, and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Moves to a field with Tab, and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
