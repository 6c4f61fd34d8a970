/** The public link: only http or https, `https://` added to a bare host, null when the provider hides it (specification 3, Behaviour). */
export function shownWebsite({ website, showWebsite }: { website: string | null; showWebsite: boolean }): string | null {
  if (!showWebsite || !website) return null;
  if (/^https?:\/\//i.test(website)) return website.replace(/^\w+/, (scheme) => scheme.toLowerCase());
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(website) ? null : `https://${website}`;
}
