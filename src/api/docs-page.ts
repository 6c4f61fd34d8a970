import { html, raw } from "hono/html";
import type { Brand } from "../brands/brand.ts";
import { filterQuery } from "../contract/filter-query.ts";
import type { Operation } from "../contract/operation.ts";
import { operations } from "../contract/operations.ts";
import { pagePolicy } from "../http/content-policy.ts";
import { fieldsOf, jsonSchemaOf } from "./json-schema.ts";

const STYLE = `
  body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #241a20; background: #fff; }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
  h2 { margin-top: 3rem; font-size: 1.25rem; }
  a { color: #8a1a4f; }
  code { font: 0.95em ui-monospace, monospace; overflow-wrap: anywhere; }
  nav ul { columns: 16rem; padding-left: 1.2rem; }
  table { width: 100%; margin: 1rem 0; border-collapse: collapse; table-layout: fixed; }
  caption { padding-bottom: 0.25rem; font-weight: 600; text-align: left; }
  th, td { padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #ece5e8; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th:first-child { width: 28%; }
  th:last-child { width: 46%; }
`;

/** The page's content security policy: it allows its own style and nothing else. */
export const docsPolicy = pagePolicy({ scripts: [], styles: [STYLE] });

const pages = new Map<string, string>();

/**
 * The documentation of the API: every operation with its parameters and body, without scripts or external files. Built once
 * per brand.
 */
export async function docsPage({ name }: Brand): Promise<string> {
  const page = pages.get(name) ?? String(await writeDocsPage(name));
  pages.set(name, page);
  return page;
}

function writeDocsPage(brandName: string) {
  const all = Object.entries<Operation>(operations);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API | ${brandName}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>The public API of ${brandName}</h1>
          <p>
            All calls exchange JSON, and the brand comes from the host. A refused call answers
            <code>application/problem+json</code> with <code>title</code>, <code>status</code> and <code>detail</code>, and for wrong fields
            <code>errors</code>: a list of <code>field</code>, <code>key</code> and <code>message</code>. For machines:
            <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.
          </p>
          <nav aria-label="Calls">
            <ul>
              ${all.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
              <li><a href="#FilterQuery">FilterQuery</a></li>
            </ul>
          </nav>
          ${all.map(([name, operation]) => section(name, operation))}
          <h2 id="FilterQuery">FilterQuery</h2>
          <p>
            The JSON text that lists take in <code>filterQuery</code>, encoded as any parameter: at most 4 KB and three levels deep. An
            example: <code>{"genericSearchQuery":"kano","personCount":20,"orderBy":"title"}</code>. All fields are optional.
          </p>
          ${table("Fields of a filterQuery", ["Field", "Takes"], filterFields())}
        </main>
      </body>
    </html>`;
}

function section(name: string, { method, path, summary, parameters, body, status, built }: Operation) {
  const parameterRows = Object.entries(parameters).map(([parameter, { in: place, required, description }]) => [
    parameter,
    place,
    required ? "yes" : "no",
    description,
  ]);
  return html` <h2 id="${name}">${name}</h2>
    <p><code>${method} ${path}</code></p>
    <p>${summary} ${built ? `Answers ${status}.` : "Not built yet: answers 501."}</p>
    ${parameterRows.length > 0 ? table(`Parameters of ${name}`, ["Parameter", "In", "Required", "What it is"], parameterRows) : ""}
    ${body ? table(`Body: ${body.name} (${body.mediaType})`, ["Field", "Required", "Takes"], bodyFields(body)) : ""}`;
}

function filterFields(): string[][] {
  return fieldsOf(jsonSchemaOf(filterQuery, "input")).map(({ name, takes }) => [name, takes]);
}

function bodyFields({ name, schema, mediaType }: NonNullable<Operation["body"]>): string[][] {
  if (mediaType !== "application/json") return [[name, "yes", "a file"]];
  return fieldsOf(jsonSchemaOf(schema, "input")).map(({ name, required, takes }) => [name, required ? "yes" : "no", takes]);
}

/** The first cell of each row is an identifier, shown as code. */
function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <td><code>${name}</code></td>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
