/** Length in characters: two to three lines on a card. A longer first sentence is cut off by the card's height. */
const LEAD = { least: 70, most: 150 };

/** Splits a description between sentences into the part on the card and the part under 'Meer'. */
export function leadAndRest(description: string): { lead: string; rest: string } {
  const sentences = description.match(/[^.!?…]+[.!?…]+["”’»)]*\s*|[^.!?…]+$/g) ?? [description];
  let length = 0;
  let taken = 0;
  for (const sentence of sentences) {
    if (length >= LEAD.least && length + sentence.length > LEAD.most) break;
    length += sentence.length;
    taken += 1;
  }
  return { lead: sentences.slice(0, taken).join("").trim(), rest: sentences.slice(taken).join("").trim() };
}
