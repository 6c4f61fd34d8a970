import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installFromDebian } from "../../../scripts/install-from-debian.mjs";
import { freePort } from "../../../tests/support/server.ts";
import { onCores } from "./on-cores.ts";
import { OVERVIEW } from "../addresses.ts";
import { readText } from "../read-text.ts";
import { start, type Started } from "./started.ts";

const PROGRAM = "/usr/sbin/nginx";

type NginxOptions = { upstreamPort: number; folder: string; cores: readonly number[]; mayInstall: boolean };

/** Starts nginx as a caching proxy of our server; null if it is not installed and may not or cannot be. */
export async function startNginx({ upstreamPort, folder, cores, mayInstall }: NginxOptions): Promise<Started | null> {
  if (!existsSync(PROGRAM) && mayInstall) await installFromDebian("nginx-light");
  if (!existsSync(PROGRAM)) return null;

  const port = await freePort();
  const directory = join(folder, "nginx");
  await mkdir(directory, { recursive: true });
  // The worker runs under another account.
  for (const path of [folder, directory]) await chmod(path, 0o777);
  await writeFile(join(directory, "nginx.conf"), settings({ port, upstreamPort, directory }));
  const command = onCores(cores, [PROGRAM, "-c", join(directory, "nginx.conf"), "-p", directory]);
  return start({ name: nginxVersion(), command, port, isUp: async () => (await readText({ port, ...OVERVIEW })) !== "" });
}

function nginxVersion(): string {
  // nginx prints its version on stderr.
  return execFileSync("/bin/sh", ["-c", `${PROGRAM} -v 2>&1`], { encoding: "utf8" })
    .replace(/.*nginx\//s, "nginx ")
    .trim();
}

/** One worker, with an access log; cached pages are files, which the system's page cache holds in memory. */
function settings({ port, upstreamPort, directory }: { port: number; upstreamPort: number; directory: string }): string {
  return `daemon off;
worker_processes 1;
pid ${directory}/pid;
error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log ${directory}/access.log combined buffer=64k;
  proxy_cache_path ${directory}/cache levels=1:2 keys_zone=pages:50m max_size=2g inactive=1h use_temp_path=off;
  proxy_temp_path ${directory}/temp;
  client_body_temp_path ${directory}/body;
  fastcgi_temp_path ${directory}/fastcgi;
  scgi_temp_path ${directory}/scgi;
  uwsgi_temp_path ${directory}/uwsgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  upstream ours { server 127.0.0.1:${upstreamPort}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://ours;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_cache pages;
      proxy_cache_key $host$request_uri$http_accept_encoding;
      proxy_cache_valid 200 1h;
      proxy_cache_lock on;
      proxy_ignore_headers Cache-Control Expires Vary;
    }
  }
}
`;
}
