/** The values of the placeholders in SEO texts; whitespace counts as empty. */
export type Placeholders = { "#locatie": string; "#zoekterm": string };

/** An open bracket: whether it contains a placeholder, and whether one of its placeholders is empty. */
type Part = { text: string; hasPlaceholder: boolean; hasEmpty: boolean };

const TOKEN = /#locatie|#zoekterm|\[|\]|[^#[\]]+|#/g;

/**
 * Fills in the placeholders of an SEO text (specification 1 §4). A part in brackets, `Bedrijfsuitje[ in #locatie]`, is omitted
 * when its placeholder is empty. Brackets without a placeholder are literal.
 */
export function landingText(text: string, values: Placeholders): string {
  const given = { "#locatie": values["#locatie"].trim(), "#zoekterm": values["#zoekterm"].trim() };
  const open: Part[] = [emptyPart()];
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "[") open.push(emptyPart());
    else if (token === "]" && open.length > 1) closePart(open);
    else append(open, token, given);
  }
  // An unclosed bracket is literal.
  const rest = open.map(({ text: part }) => part).join("[");
  return rest.replace(/[ \t\r\n]+/g, " ").trim();
}

function emptyPart(): Part {
  return { text: "", hasPlaceholder: false, hasEmpty: false };
}

function append(open: Part[], token: string, values: Placeholders): void {
  const part = open.at(-1);
  if (!part) return;
  const isPlaceholder = token === "#locatie" || token === "#zoekterm";
  part.text += isPlaceholder ? values[token] : token;
  part.hasPlaceholder ||= isPlaceholder;
  part.hasEmpty ||= isPlaceholder && values[token] === "";
}

function closePart(open: Part[]): void {
  const part = open.pop();
  const parent = open.at(-1);
  if (!part || !parent) return;
  if (part.hasEmpty) return;
  parent.text += part.hasPlaceholder ? part.text : `[${part.text}]`;
  parent.hasPlaceholder ||= part.hasPlaceholder;
}
