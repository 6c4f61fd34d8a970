/** The address of a page that says what was just done, with the id of the act's line in the log. */
export function doneUrl(path: string, actId: number): string {
  const [pathname = "/", query = ""] = path.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("gedaan", String(actId));
  return `${pathname}?${parameters}`;
}
