/** Where visitors find a picture or video; the one place that will know of widths and media hosts. */
export function mediaUrl(stored: string): string {
  return stored;
}
