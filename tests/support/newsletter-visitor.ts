import { mailsWith, mailText } from "./mailbox.ts";
import { open, type Visit } from "./visit.ts";

const MAIL_WITHIN_MS = 5_000;

/** Signs up on the page as a unique person; returns the mail address. */
export async function subscribeToNewsletter({ page, words }: Visit): Promise<string> {
  const email = newEmail();
  await open(page, "/nieuwsbrief");
  const form = page.locator("#aanmelden");
  await form.locator("[name=name]").fill("Anna de Vries");
  await form.locator("[name=email]").fill(email);
  await form.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: words.newsletter.thanks }).waitFor();
  return email;
}

export function newEmail(): string {
  return `anna.${Math.random().toString(36).slice(2, 8)}@korenbloem.example`;
}

/** Waits for a mail to this address with a link to this page, and returns the link. */
export async function mailedLink(visit: Visit, { email, to }: { email: string; to: "bevestigen" | "afmelden" }): Promise<string> {
  const link = async () => {
    const [mail] = await mailsWith(visit, email);
    const text = mail ? await mailText(visit, mail) : "";
    return new RegExp(`${visit.origin}/nieuwsbrief/${to}\\?t=[\\w.-]+`).exec(text)?.[0] ?? null;
  };
  const deadline = Date.now() + MAIL_WITHIN_MS;
  let found = await link();
  while (found === null && Date.now() < deadline) {
    await visit.page.waitForTimeout(100);
    found = await link();
  }
  if (found === null) throw new Error(`No mail to ${email} leads to ${to}.`);
  return found;
}
