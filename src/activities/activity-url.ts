/** Where an activity is shown. */
export function activityUrl({ slug }: { slug: string }): string {
  return `/uitjes/${slug}`;
}

/** The same for a group of `persons`, whose quote form then knows how many they are; null when nobody said so. */
export function activityUrlFor(url: string, persons: number | null): string {
  return persons === null ? url : `${url}?personen=${persons}`;
}
