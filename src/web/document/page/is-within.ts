/** Whether a page is at `url` or below it: an article is within the articles. */
export function isWithin(pathname: string, url: string): boolean {
  return `${pathname}/`.startsWith(`${url}/`);
}
