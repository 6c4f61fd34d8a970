import { escapeHtml } from "../../packages/text/escape-html.ts";
import type { MailboxLine, MailboxMail } from "./mailbox.ts";
import { INK, INK_SOFT } from "./mail-colours.ts";

/**
 * The page /dev/mail: the stored mails, and a preview of one of them in a sandboxed frame. Without scripts.
 */
export function mailboxPage(lines: readonly MailboxLine[], shown: MailboxMail | null): string {
  const list = lines.length === 0 ? "<p>No mails yet.</p>" : `<ol style="padding:0;list-style:none">${lines.map(line).join("\n")}</ol>`;

  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Mailbox</title></head>
<body style="margin:0;padding:24px;color:${INK};font:16px/1.5 system-ui,sans-serif">
<h1>Mailbox</h1>
<p>Without SMTP_URL mails are kept here and reach nobody.</p>
<div style="display:flex;flex-wrap:wrap;gap:24px">
<nav aria-label="Mails" style="flex:1 1 320px;min-width:0">${list}</nav>
<main style="flex:2 1 480px;min-width:0">${shown ? letter(shown) : ""}</main>
</div></body></html>
`;
}

function line({ id, brand, to, subject, createdAt }: MailboxLine): string {
  const about = `${brand}, ${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC, to ${to}`;
  return `<li style="margin:0 0 12px"><a href="/dev/mail?id=${id}" style="color:${INK}">${escapeHtml(subject)}</a><br>
<span style="color:${INK_SOFT};font-size:14px">${escapeHtml(about)}</span></li>`;
}

function letter({ subject, to, messageId, headers, html, text }: MailboxMail): string {
  const facts = `To: ${to}\nMessage-ID: <${messageId}>\n${headerLines(headers)}`;
  return `<h2>${escapeHtml(subject)}</h2>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(facts)}</pre>
<iframe sandbox="" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}" style="width:100%;height:640px;border:1px solid #ccc"></iframe>
<h3>As text</h3>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</pre>`;
}

function headerLines(headers: unknown): string {
  if (typeof headers !== "object" || headers === null) return "";
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join("\n");
}
