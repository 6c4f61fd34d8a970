/** Whether a picture is one of our drawings, rather than a photo. */
export function isDrawing({ url }: { url: string }): boolean {
  return url.startsWith("/static/scenes/");
}
