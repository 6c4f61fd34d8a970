/** Whether a page is at `url` or below it. */
export function isWithin(pathname: string, url: string): boolean {
  return `${pathname}/`.startsWith(`${url}/`);
}
