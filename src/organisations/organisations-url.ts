export type OrganisationsAsked = { query: string; letter: string | null; page: number };

/** Where the organisations are shown; what is not given is not asked. */
export function organisationsUrl({ query = "", letter = null, page = 1 }: Partial<OrganisationsAsked>): string {
  const params = new URLSearchParams();
  if (query) params.set("zoek", query);
  if (letter) params.set("letter", letter);
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `/overzicht?${params}` : "/overzicht";
}
