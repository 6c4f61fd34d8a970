/** What the placeholders of SEO texts stand for; one without a letter is none. */
export type Placeholders = { "#locatie": string; "#zoekterm": string };

/** An optional part that is being read: whether it holds a placeholder, and whether one of those has no value. */
type Part = { text: string; holdsOne: boolean; lacksOne: boolean };

const TOKEN = /#locatie|#zoekterm|\[|\]|[^#[\]]+|#/g;

/**
 * An SEO text with its placeholders filled in (specification 1 §4). A part in brackets goes with its placeholder:
 * without a value all of it is left out, `Bedrijfsuitje[ in #locatie]`; brackets around other words are just brackets.
 */
export function landingText(text: string, values: Placeholders): string {
  const given = { "#locatie": values["#locatie"].trim(), "#zoekterm": values["#zoekterm"].trim() };
  const open: Part[] = [emptyPart()];
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "[") open.push(emptyPart());
    else if (token === "]" && open.length > 1) closePart(open);
    else append(open, token, given);
  }
  // A bracket that is never closed is just a bracket.
  const rest = open.map(({ text: part }) => part).join("[");
  return rest.replace(/[ \t\r\n]+/g, " ").trim();
}

function emptyPart(): Part {
  return { text: "", holdsOne: false, lacksOne: false };
}

function append(open: Part[], token: string, values: Placeholders): void {
  const part = open.at(-1);
  if (!part) return;
  const isPlaceholder = token === "#locatie" || token === "#zoekterm";
  part.text += isPlaceholder ? values[token] : token;
  part.holdsOne ||= isPlaceholder;
  part.lacksOne ||= isPlaceholder && values[token] === "";
}

function closePart(open: Part[]): void {
  const part = open.pop();
  const around = open.at(-1);
  if (!part || !around) return;
  if (part.lacksOne) return;
  around.text += part.holdsOne ? part.text : `[${part.text}]`;
  around.holdsOne ||= part.holdsOne;
}
