const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** Only http and https links are ever stored or shown (decisions, Behaviour). */
const HTTP = /^https?:\/\/[^\s]+$/;

/** What somebody types as their website, with the scheme that people leave out: `www.linge.example` (decisions, Forms). */
export function withScheme(text: string): string {
  if (text === "" || SCHEME.test(text)) return text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return `https://${text.replace(/^\/+/, "")}`;
}

/** Whether it leads to a named host on the web. With a name before an @ an address looks like that of somebody else. */
export function isWebAddress(text: string): boolean {
  if (!HTTP.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return /\.[a-z][a-z\d-]+$/i.test(hostname) && username === "" && password === "";
}
