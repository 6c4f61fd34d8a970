/** Where an organisation is shown; its slug is the name joined with the id. */
export function organisationUrl({ slug }: { slug: string }): string {
  return `/overzicht/${slug}`;
}
