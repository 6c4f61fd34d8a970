/** The path of an activity's page. */
export function activityUrl({ slug }: { slug: string }): string {
  return `/uitjes/${slug}`;
}

/** The query string that fills in the group size of the quote form; null when the group size is unknown. */
export function activityQuery(persons: number | null): string {
  return persons === null ? "" : `?personen=${persons}`;
}
