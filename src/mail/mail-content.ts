import type { Brand } from "../brands/brand.ts";
import { escapeHtml } from "../../packages/text/escape-html.ts";
import { INK, INK_SOFT, mailColours } from "./mail-colours.ts";
import { mailMark } from "./mail-mark.ts";

/** The content of a mail as plain text. HTML and text are rendered from it, and escaped in one place. */
export type MailContent = {
  title: string;
  paragraphs: string[];
  /** `isLarge`: to be read and typed, such as a code. */
  facts: { label: string; value: string; isLarge?: boolean }[];
  /** Null if there is no page to link to. */
  link: { label: string; url: string } | null;
  /** In small print, after the link. */
  notes: string[];
  /** The last line, in small print: the unsubscribe link of a newsletter. */
  unsubscribe?: { label: string; url: string };
};

export function mailText({ title, paragraphs, facts, link, notes, unsubscribe }: MailContent): string {
  const lines = facts.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`);
  const blocks = [
    title,
    ...paragraphs,
    lines.join("\n"),
    link && `${link.label}: ${link.url}`,
    notes.join("\n"),
    unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** One fluid column with inline styles, for any width, without pictures and stylesheets. */
export function mailHtml(brand: Brand, { title, paragraphs, facts, link, notes, unsubscribe }: MailContent): string {
  const { action, tint, border, deep } = mailColours[brand.palette];

  return `<!doctype html>
<html lang="${brand.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${tint};color:${INK};font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 4px;color:${deep};font-size:20px;font-weight:800;letter-spacing:-0.02em">${mailMark(brand.palette)}${escapeHtml(brand.name)}</p>
<div style="padding:28px 24px;border:1px solid ${border};border-radius:16px;background:#fff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;letter-spacing:-0.02em;overflow-wrap:anywhere">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join("\n")}
${factTable(facts, tint)}
${link ? button(link, action) : ""}
</div>
<div style="padding:16px 4px 0">${notes.map((text) => note(text)).join("\n")}${unsubscribe ? note(unsubscribe.label, unsubscribe.url) : ""}</div>
</div></body></html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
}

function note(text: string, url?: string): string {
  const content = url ? `<a href="${escapeHtml(url)}" style="color:${INK_SOFT}">${escapeHtml(text)}</a>` : escapeHtml(text);
  return `<p style="margin:0 0 4px;color:${INK_SOFT};font-size:14px">${content}</p>`;
}

function button({ label, url }: NonNullable<MailContent["link"]>, colour: string): string {
  const style = `display:inline-block;padding:13px 24px;border-radius:24px;background:${colour};color:#fff;font-weight:600;line-height:1.3;text-align:center;text-decoration:none`;
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** A table, which all mail programs lay out alike. Long values span both columns. */
function factTable(facts: MailContent["facts"], line: string): string {
  if (facts.length === 0) return "";
  const cell = `padding:10px 0;border-top:1px solid ${line};text-align:left;vertical-align:top`;
  const name = `font-weight:400;font-size:14px;color:${INK_SOFT}`;
  const rows = facts.map(({ label, value, isLarge }) => {
    const large = isLarge ? ";font-size:26px;font-weight:700;letter-spacing:0.08em" : "";
    const text = `<span style="white-space:pre-line;overflow-wrap:anywhere${large}">${escapeHtml(value)}</span>`;
    if (isLong(value)) return `<tr><td colspan="2" style="${cell}"><span style="${name}">${escapeHtml(label)}</span><br>${text}</td></tr>`;
    return `<tr><th scope="row" style="${cell};${name};width:36%;padding-right:12px">${escapeHtml(label)}</th><td style="${cell}">${text}</td></tr>`;
  });
  return `<table style="width:100%;margin:20px 0 0;border-collapse:collapse;font-size:15px;line-height:1.4">${rows.join("\n")}</table>`;
}

function isLong(value: string): boolean {
  return value.length > 60 || value.includes("\n");
}
