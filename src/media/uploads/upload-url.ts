/** The URL of an uploaded picture; 404 until the picture is released. */
export function uploadUrl(file: string): string {
  return `/static/uploads/${file}`;
}
