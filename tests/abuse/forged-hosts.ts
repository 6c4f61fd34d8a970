/** A request with a forged host or header. `brand` is the only brand that may answer it; null: none may. */
export type Forgery = { name: string; text: string };

/** Spellings of hosts; `%` is replaced by a real one. */
const HOSTS = [
  "%",
  "%.",
  "%:3000",
  "%:80:80",
  "%..",
  "%/",
  "%#@evil.example",
  "%@evil.example",
  "evil.example",
  "evil.example/%",
  "evil.example#%",
  "%.evil.example",
  "evil-%",
  "%, evil.example",
  "% evil.example",
  "\t%",
  "%\u00ff",
  "%%00.evil.example",
  "127.0.0.1",
  "[::1]",
  "0x7f.1",
  "localhost",
  "",
];

/** Headers that might make a proxy or a framework use another host. */
const HEADERS: readonly (readonly string[])[] = [
  [],
  ["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "X-Forwarded-Port: 8443"],
  ["X-Forwarded-Host: de.localhost", "X-Forwarded-For: 192.0.2.7", "X-Host: de.localhost"],
  ["Forwarded: host=evil.example;proto=https;for=192.0.2.7", "X-HTTP-Host-Override: evil.example"],
  ["X-Original-URL: /blogs", "X-Rewrite-URL: /evil.example", "X-Original-Host: de.localhost"],
  ["Host: evil.example"],
  ["Host: de.localhost"],
];

/** Request targets. */
const TARGETS = ["/", "http://de.localhost/", "http://evil.example/uitjes", "//evil.example/uitjes", "/uitjes?x=//evil.example"];

/** Every spelling with every set of headers and every target: 805 requests; `real` is the real host. */
export function forgeries(real: string): Forgery[] {
  return TARGETS.flatMap((target) =>
    HOSTS.flatMap((host) =>
      HEADERS.map((headers) => {
        const lines = [`GET ${target} HTTP/1.1`, `Host: ${host.replace("%", () => real)}`, "Connection: close", ...headers, "", ""];
        return { name: `${target} ${host} ${headers.join(" ")}`, text: lines.join("\r\n") };
      }),
    ),
  );
}

/** Requests without a Host, in HTTP/1.0, and with a Host header folded over two lines. */
export const HOSTLESS: readonly Forgery[] = [
  { name: "no host", text: "GET / HTTP/1.1\r\nConnection: close\r\n\r\n" },
  { name: "HTTP/1.0", text: "GET / HTTP/1.0\r\n\r\n" },
  { name: "folded", text: "GET / HTTP/1.1\r\nHost: nl.localhost\r\n .evil.example\r\nConnection: close\r\n\r\n" },
  { name: "space before the colon", text: "GET / HTTP/1.1\r\nHost : nl.localhost\r\nConnection: close\r\n\r\n" },
];
