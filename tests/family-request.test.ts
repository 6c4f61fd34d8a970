import { afterAll, expect, test } from "vitest";
import { testApp } from "./support/app.ts";
import { all, attribute, fieldIn, one, textOf, valueOf } from "./support/html-parts.ts";
import { testJobs } from "./support/jobs.ts";
import { noScriptVisitor } from "./support/no-script-visitor.ts";
import { SEARCHES } from "./support/searches.ts";

const product = await testApp({ isFilled: true });
const jobs = await testJobs(product.database);
afterAll(async () => {
  await jobs.stop();
  await product.close();
});

const kids = noScriptVisitor(product, "kids");
const formOf = ({ main }: { main: Parameters<typeof one>[0] }) => one(one(main, "*", { id: "offerte" }), "form");

test("the form for parents asks about the children, and not for company, salutation or quote", async () => {
  const page = await kids.open(`/uitjes/${SEARCHES.kids.slug}`);
  const form = formOf(page);
  expect(attribute(fieldIn(form, "Aantal kinderen"), "name")).toBe("numberOfPersons");
  expect(attribute(fieldIn(form, "Leeftijd van de kinderen"), "name")).toBe("ages");
  expect(all(form, "input", { name: "companyName" })).toEqual([]);
  expect(all(form, "input", { name: "gender" })).toEqual([]);
  expect(textOf(page.main)).not.toMatch(/offerte|bedrijf\b|de heer/i);
});

test("the values that parents enter are kept when a field is missing, and reach the provider by mail", async () => {
  const page = await kids.open(`/uitjes/${SEARCHES.kids.slug}`);
  const typed = { numberOfPersons: "8", ages: "4 en 7", name: "Sanne Kuiper", description: "Met taart?" };
  const refused = await page.send(typed, formOf(page));
  expect(refused.statuses).toEqual([422]);
  for (const [field, text] of Object.entries(typed)) expect(valueOf(one(formOf(refused), "*", { name: field }))).toBe(text);

  const sent = await refused.send({ email: "sanne@kuiper.example", phone: "030 123 45 67" }, formOf(refused));
  expect([sent.statuses, sent.address.includes("offerte=verzonden")]).toEqual([[303, 200], true]);
  expect(textOf(sent.main)).not.toMatch(/offerte/i);
  const mail = await mailFrom("Sanne Kuiper");
  for (const text of ["Aantal kinderen", "Leeftijd van de kinderen: 4 en 7", "Met taart?", "030 123 45 67"]) expect(mail).toContain(text);
});

test("the form for companies asks for company and salutation", async () => {
  const nl = noScriptVisitor(product, "nl");
  const form = formOf(await nl.open(`/uitjes/${SEARCHES.nl.slug}`));
  expect(attribute(fieldIn(form, "Personen"), "name")).toBe("numberOfPersons");
  expect(attribute(fieldIn(form, "Bedrijf"), "name")).toBe("companyName");
  expect(all(form, "input", { name: "gender" })).toHaveLength(2);
  expect(all(form, "input", { name: "ages" })).toEqual([]);
});

/** The mail to a provider about this person, from the mailbox. */
async function mailFrom(name: string): Promise<string> {
  const lineOf = async () => all((await kids.open("/dev/mail")).whole, "li").find((line) => textOf(line).includes(name));
  await expect.poll(lineOf).toBeDefined();
  const line = await lineOf();
  return line ? textOf((await kids.open(attribute(one(line, "a"), "href"))).whole) : "";
}
