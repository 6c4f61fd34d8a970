import { expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { waitForHydration, open, visits } from "../support/visit.ts";

const visit = visits();

// Every visit checks that no page violates its policy: a violation is an error on the console.
test("an article that is opened by a click shows its text", async () => {
  const { page } = await visit("nl");
  await open(page, "/blogs");
  await page.locator('main a[href^="/blog/"]').first().click();
  await page.waitForURL("**/blog/*");
  await page.locator("article h2").first().waitFor();
});

test("a click on a deleted article shows a page that still works, and so does the back button", LONG_RUN, async () => {
  const { page, words, brand } = await visit("nl");
  await open(page, "/blogs");
  const link = page.locator('main a[href^="/blog/"]').first();
  await link.evaluate((gone) => gone.setAttribute("href", "/blog/999"));
  await link.click();
  await page.getByRole("heading", { level: 1, name: words.notFound.title }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: brand.blogs.title }).waitFor();
  await waitForHydration(page);
});

test("a script that is injected into the page does not run", async () => {
  const { page } = await visit("nl", { expectsFailures: true });
  await open(page, "/");
  const outcome = await page.evaluate(async () => {
    // The debugger's own calls may use eval; a timer's may not.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const refusedBy = (write: () => void) => {
      try {
        write();
        return "nothing";
      } catch (error) {
        return error instanceof Error ? error.name : "?";
      }
    };
    const run = 'document.title = "executed"';
    const script = document.createElement("script");
    script.append(run);
    document.body.append(script);
    return {
      markup: refusedBy(() => (document.body.innerHTML += `<img src="data:," onerror='${run}'>`)),
      handler: refusedBy(() => document.body.setAttribute("onclick", run)),
      // oxlint-disable-next-line typescript/no-implied-eval -- to test that it is refused
      code: refusedBy(() => void Function(run)()),
      text: refusedBy(() => (document.createElement("script").textContent = run)),
      title: document.title,
    };
  });
  expect(outcome).toMatchObject({ markup: "TypeError", handler: "TypeError", code: "EvalError", text: "TypeError" });
  expect(outcome.title).not.toBe("executed");
});
