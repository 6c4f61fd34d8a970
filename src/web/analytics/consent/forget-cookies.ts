/** Names of the cookies that Google's scripts set for this site. */
const THEIRS = /^_(ga|gid|gat|gac|gcl)(_|$)/;

/** Deletes what a container set, for this host and for the domains above it: it picks the highest that it may. */
export function forgetCookies(): void {
  const names = document.cookie.split("; ").flatMap((cookie) => cookie.split("=")[0] ?? []);
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_label, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const name of names.filter((one) => THEIRS.test(one))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
