/** Where visitors find an uploaded picture once it is released; until then nothing is there. */
export function uploadUrl(file: string): string {
  return `/static/uploads/${file}`;
}
