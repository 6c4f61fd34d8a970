/** Where an activity is shown. */
export function activityUrl({ slug }: { slug: string }): string {
  return `/uitjes/${slug}`;
}
