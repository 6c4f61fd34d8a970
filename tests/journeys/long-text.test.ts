import { expect, test } from "vitest";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { CONTACT_MESSAGE_LIMITS } from "../../src/contract/entities/contact-message-limits.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

test.each(dailyOf<"nl" | "de">(["nl", "de"], ["de"]))(
  "a remark shows how many characters are left, and announces it only when few are, on %s",
  EVERY_CASE,
  async (key) => {
    const { page, words } = await visit(key);
    await open(page, "/helpdesk");
    const { limit, left } = words.contactForm;
    const form = page.locator("#vraag");
    const remark = form.locator("textarea");
    const described = async () => (await remark.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${await described()}"]`).innerText()).toBe(limit(CONTACT_MESSAGE_LIMITS.description));

    await remark.fill("Hoi");
    await form.getByText(left(CONTACT_MESSAGE_LIMITS.description - 3)).waitFor();
    await remark.fill("x".repeat(CONTACT_MESSAGE_LIMITS.description - 1));
    await expect.poll(() => form.getByRole("status").allInnerTexts()).toContain(left(1));
    await remark.fill("x".repeat(CONTACT_MESSAGE_LIMITS.description + 5));
    await form.getByText(left(0)).first().waitFor();
  },
);
