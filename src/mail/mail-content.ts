import type { Brand } from "../brands/brand.ts";
import { escapeHtml } from "./escape-html.ts";
import { INK, INK_SOFT, mailColours } from "./mail-colours.ts";

/** What a mail says, as plain text; its two forms are made from this alone, and escaped in one place. */
export type MailContent = {
  title: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  /** Null where there is nothing to see. */
  link: { label: string; url: string } | null;
  /** In small print, after the link. */
  notes: string[];
};

export function mailText({ title, paragraphs, facts, link, notes }: MailContent): string {
  const lines = facts.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`);
  const blocks = [title, ...paragraphs, lines.join("\n"), link && `${link.label}: ${link.url}`, notes.join("\n")];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** One fluid column with inline styles: it fits any width, without tables, pictures or a style sheet. */
export function mailHtml(brand: Brand, { title, paragraphs, facts, link, notes }: MailContent): string {
  const { action, tint, border, deep } = mailColours[brand.palette];
  const button = `display:inline-block;padding:14px 22px;border-radius:10px;background:${action};color:#fff;font-weight:600;text-decoration:none`;

  return `<!doctype html>
<html lang="${brand.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${tint};color:${INK};font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:600px;margin:0 auto;overflow:hidden;border:1px solid ${border};border-radius:16px;background:#fff">
<div style="padding:16px 24px;background:${deep};color:#fff;font-weight:700">${escapeHtml(brand.name)}</div>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join("\n")}
${factList(facts)}
${link ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="${button}">${escapeHtml(link.label)}</a></p>` : ""}
${notes.map(note).join("\n")}
</div></div></body></html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  return `<p style="margin:0 0 4px;color:${INK_SOFT};font-size:14px">${escapeHtml(text)}</p>`;
}

function factList(facts: MailContent["facts"]): string {
  if (facts.length === 0) return "";
  const items = facts.map(
    ({ label, value }) =>
      `<dt style="color:${INK_SOFT};font-size:14px">${escapeHtml(label)}</dt>` +
      `<dd style="margin:0 0 10px;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</dd>`,
  );
  return `<dl style="margin:16px 0">${items.join("\n")}</dl>`;
}
