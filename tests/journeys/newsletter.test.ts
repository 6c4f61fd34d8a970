import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../support/daily.ts";
import { mailedLink, newEmail, subscribeToNewsletter } from "../support/newsletter-visitor.ts";
import { open, PHONE, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

/** Presses the only button of a page that a mail links to. */
async function press({ page }: Visit): Promise<void> {
  await page.locator("main form button").click();
}

function heading({ page }: Visit, name: string): Locator {
  return page.getByRole("heading", { level: 1, name });
}

describe.each(dailyOn("de"))("on %s", EVERY_BRAND, (key) => {
  test("a visitor signs up, confirms with the mailed link, and unsubscribes with the link of the next mail", async () => {
    const visitor = await visit(key, { viewport: PHONE });
    const { confirm, leave } = visitor.words.newsletter;
    const email = await subscribeToNewsletter(visitor);
    expect(await visitor.page.locator("#aanmelden button").isDisabled()).toBe(true);
    expect(await visitor.page.locator("#aanmelden [name=email]").count()).toBe(0);

    await open(visitor.page, await mailedLink(visitor, { email, to: "bevestigen" }));
    await heading(visitor, confirm.open.title).waitFor();
    await press(visitor);
    await heading(visitor, confirm.done.title).waitFor();
    await visitor.page.reload();
    await heading(visitor, confirm.already.title).waitFor();

    await open(visitor.page, await mailedLink(visitor, { email, to: "afmelden" }));
    await heading(visitor, leave.open.title).waitFor();
    await press(visitor);
    await heading(visitor, leave.done.title).waitFor();
  });

  test("while the form is being sent the button says so and cannot be pressed again", async () => {
    const { page, words } = await visit(key);
    const { promise: line, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/nieuwsbrief", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await line;
      return route.continue();
    });
    await open(page, "/nieuwsbrief");
    const form = page.locator("#aanmelden");
    await form.locator("[name=name]").fill("Anna de Vries");
    await form.locator("[name=email]").fill(newEmail());
    await form.locator("button[type=submit]").click();
    const button = form.getByRole("button", { name: words.contactForm.sending });
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute("aria-busy")).toBe("true");
    letThrough();
    await page.getByRole("heading", { name: words.newsletter.thanks }).waitFor();
  });
});

describe("the form", () => {
  test("shows the error of a field on blur, not before, and removes it when it is corrected", async () => {
    const { page } = await visit("nl");
    await open(page, "/nieuwsbrief");
    const form = page.locator("#aanmelden");
    const [name, email] = [form.locator("[name=name]"), form.locator("[name=email]")];
    await email.pressSequentially("anna@");
    expect(await form.getByText("Geen valide e-mailadres").count()).toBe(0);
    await email.press("Shift+Tab");
    await form.getByText("Geen valide e-mailadres").waitFor();
    expect(await form.getByText("Vul uw naam in").count()).toBe(0);

    await name.press("Tab");
    await form.getByText("Vul uw naam in").waitFor();
    await email.fill("");
    await form.getByText("Vul uw e-mailadres in").waitFor();
    await email.fill("anna@korenbloem.example");
    await expect.poll(() => form.getByText("Vul uw e-mailadres in").count()).toBe(0);
    await name.fill("Anna");
    await expect.poll(() => form.getByText("Vul uw naam in").count()).toBe(0);
  });

  test("validates an address when Tab moves to the button, as on any blur", async () => {
    const { page } = await visit("nl");
    await open(page, "/nieuwsbrief");
    const form = page.locator("#aanmelden");
    await form.locator("[name=name]").fill("Anna");
    await form.locator("[name=email]").fill("anna@");
    await form.locator("[name=email]").press("Tab");
    await form.getByText("Geen valide e-mailadres").waitFor();
    expect(await form.locator("button[type=submit]").evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("shows an error after the button is released, so that the button does not move under the finger", async () => {
    const { page } = await visit("nl");
    await open(page, "/nieuwsbrief");
    const form = page.locator("#aanmelden");
    const button = form.locator("button[type=submit]");
    await form.locator("[name=email]").fill("anna@");
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.waitForTimeout(200);
    expect([await form.getByText("Geen valide e-mailadres").count(), (await button.boundingBox())?.y]).toEqual([0, y]);
    await page.mouse.move(x + 20, y - 200);
    await page.mouse.up();
    await form.getByText("Geen valide e-mailadres").waitFor();
  });

  test("validates every field when it is sent, and focuses the first that is wrong", async () => {
    const { page } = await visit("nl");
    await open(page, "/nieuwsbrief");
    const form = page.locator("#aanmelden");
    await form.locator("button[type=submit]").click();
    const lines = form.getByRole("alert").getByRole("link");
    await expect.poll(() => lines.allInnerTexts()).toEqual(["Vul uw naam in", "Vul uw e-mailadres in"]);
    await lines.first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  });

  test.each([
    ["nl", "Er ging iets mis met het aanmelden. Probeer het nog eens."],
    ["de", "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal."],
  ] as const)("says on %s that it failed, keeps what was typed, and works when the line is back", async (key, sentence) => {
    const { page, context, words } = await visit(key, { expectsFailures: true });
    await open(page, "/nieuwsbrief");
    const form = page.locator("#aanmelden");
    const email = newEmail();
    await form.locator("[name=name]").fill("Anna de Vries");
    await form.locator("[name=email]").fill(email);
    await context.setOffline(true);
    await form.locator("button[type=submit]").click();
    await form.getByText(sentence).waitFor();
    expect(await form.locator("[name=email]").inputValue()).toBe(email);

    await context.setOffline(false);
    await form.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: words.newsletter.thanks }).waitFor();
  });
});
