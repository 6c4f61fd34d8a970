/** The path of an organisation's page. */
export function organisationUrl({ slug }: { slug: string }): string {
  return `/overzicht/${slug}`;
}
