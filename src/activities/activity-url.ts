/** Where an activity is shown. */
export function activityUrl({ slug }: { slug: string }): string {
  return `/uitjes/${slug}`;
}

/** What it ends with for a group of `persons`, whose quote form then knows how many they are; null when nobody said so. */
export function activityQuery(persons: number | null): string {
  return persons === null ? "" : `?personen=${persons}`;
}
