import { sql } from "kysely";
import type { Locator, Page } from "playwright-core";
import type { Db } from "../../src/database/open.ts";

/** What runs or makes an element if a page shows it as markup. `alert` is reported by the browser. */
export const MARKUP = `"'></title></textarea><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>`;
/** What runs if a page makes it the address of a link or a form. */
export const LINK = "javascript:alert(4)//";

/** Whom the visitor's cookie belongs to, and what the code compares with its own words. */
const LEFT = ["session", "login", "platform", "role", "migration"];

/** Writes a text into every column of texts that takes it; returns their names, `quote_request.name`. Others have rules that refuse it. */
export async function writeEverywhere(db: Db, payload: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'jsonb') and table_name <> all(${LEFT})
    order by 1, 2
  `.execute(db);
  const written: string[] = [];
  for (const { table, column, type } of columns) {
    const value =
      type === "jsonb" ? sql`jsonb_build_object(${payload}::text, jsonb_build_array(${payload}::text, ${payload}::text))` : payload;
    const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`;
    const { numAffectedRows = 0n } = await update.execute(db).catch(() => ({ numAffectedRows: 0n }));
    if (numAffectedRows > 0n) written.push(`${table}.${column}`);
  }
  return written;
}

/** What a payload made in a page or in a frame of it: elements of its own, or addresses that run. */
export async function madeByPayloads(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const made = document.querySelectorAll("img[src='x'], svg[onload], script:not([nonce]):not([src]), [onerror], [onload]");
        const running = document.querySelectorAll(":is([href], [action], [formaction], [src])");
        const isRunning = (element: Element) =>
          ["href", "action", "formaction", "src"].some((name) => /^\s*javascript:/i.test(element.getAttribute(name) ?? ""));
        return [...made, ...[...running].filter(isRunning)].map((element) => element.outerHTML.slice(0, 120));
      }),
    ),
  );
  return found.flat();
}

/** Fills every field that takes a text in a form, whatever rules it has for the browser, and sends it. */
export async function sendForm(page: Page, form: Locator, payload: string): Promise<void> {
  await form.evaluate((element: HTMLFormElement, payload) => {
    element.noValidate = true;
    const texts = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=submit])",
    );
    for (const field of texts) {
      if (field instanceof HTMLInputElement) field.type = "text";
      field.removeAttribute("maxlength");
      field.value = payload;
    }
  }, payload);
  const answered = page.waitForEvent("load");
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await answered;
}
