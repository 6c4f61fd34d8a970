/** What was typed, within its length; a character cut in half becomes a replacement character. */
export function textFrom(text: string, length: number): string {
  return text.trim().slice(0, length).toWellFormed();
}
