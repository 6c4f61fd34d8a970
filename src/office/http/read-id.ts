/** The id of a path, such as `12`; null when it is none. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
