const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** Only http and https links are ever stored or shown (specification 3, Behaviour). */
const HTTP = /^https?:\/\/[^\s]+$/;

/** Adds https to a website without a scheme, such as `www.linge.example` (specification 3, Forms). */
export function withScheme(text: string): string {
  if (text === "" || SCHEME.test(text)) return text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return `https://${text.replace(/^\/+/, "")}`;
}

/** Whether it is a URL with a domain name and without credentials: `trusted.example@evil.example` looks like another host. */
export function isWebAddress(text: string): boolean {
  if (!HTTP.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return /\.[a-z][a-z\d-]+$/i.test(hostname) && username === "" && password === "";
}
