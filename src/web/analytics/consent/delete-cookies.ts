/** Names of the cookies that Google's scripts set for this site. */
const NAMES = /^_(ga|gid|gat|gac|gcl)(_|$)/;

/** Deletes the cookies of a container, for this host and its parent domains: Google's scripts choose the highest allowed. */
export function deleteCookies(): void {
  const names = document.cookie.split("; ").flatMap((cookie) => cookie.split("=")[0] ?? []);
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_label, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const name of names.filter((one) => NAMES.test(one))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
