import { html } from "hono/html";
import type { Brand } from "../brands/brand.ts";
import type { Operation } from "../contract/operation.ts";
import { operations } from "../contract/operations.ts";

/** The API to read: every operation with its parameters, without a script or a file from elsewhere. */
export function docsPage(brand: Brand) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API | ${brand.name}</title>
        <style>
          body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; font: 16px/1.6 system-ui, sans-serif; color: #241a20; }
          h2 { margin-top: 3rem; font-size: 1.25rem; }
          code { font: 0.95em ui-monospace, monospace; overflow-wrap: anywhere; }
          table { width: 100%; border-collapse: collapse; }
          th, td { padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #ece5e8; text-align: left; vertical-align: top; }
        </style>
      </head>
      <body>
        <h1>The public API of ${brand.name}</h1>
        <p>
          All calls exchange JSON, the brand comes from the host, and a refused call answers
          <code>application/problem+json</code>. For machines: <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.
        </p>
        ${Object.entries<Operation>(operations).map(([name, operation]) => section(name, operation))}
      </body>
    </html>`;
}

function section(name: string, { method, path, summary, parameters, body, status, built }: Operation) {
  const rows = Object.entries(parameters).map(
    ([parameter, { in: place, required, description }]) =>
      html`<tr><td><code>${parameter}</code></td><td>${place}</td><td>${required ? "required" : "optional"}</td><td>${description}</td></tr>`,
  );
  return html`
    <h2 id="${name}">${name}</h2>
    <p><code>${method} ${path}</code></p>
    <p>${summary} ${built ? `Answers ${status}.` : "Not built yet: answers 501."}</p>
    ${rows.length > 0 ? html`<table><tbody>${rows}</tbody></table>` : ""}
    ${body ? html`<p>Body: <code>${body.name}</code> (${body.mediaType}).</p>` : ""}`;
}
