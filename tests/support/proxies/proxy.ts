import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../server.ts";
import { debianProgram } from "./debian-program.ts";

/** The port with TLS, the port without, and the certificate of both hosts. */
export type Proxy = { port: number; plainPort: number; certificate: string; stop(): Promise<void> };

export type ProxyOptions = {
  upstreamPort: number;
  /** The first stands for the Dutch host of the examples, the last for the German one. */
  hosts: readonly string[];
  /** Only for tests, with nginx: the header from which it takes the client's IP address. */
  addressHeader?: string;
};

const DOCS = join(import.meta.dirname, "../../../docs");
const DOCS_HOSTS = ["www.uitjesbaas.example", "www.ausflugsbaas.example"] as const;
const DOCS_CERTIFICATE = "/etc/letsencrypt/live/uitkijk";
const STARTS_WITHIN_MS = 10_000;
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

export const nginx = await debianProgram({ package: "nginx", path: "usr/sbin/nginx" });
export const caddy = await debianProgram({ package: "caddy", path: "usr/bin/caddy" });

/** Starts nginx with docs/nginx.conf, except for paths, ports and hosts. Only where `nginx` is not null. */
export async function startNginx(options: ProxyOptions): Promise<Proxy> {
  const setup = await prepareSetup(options);
  const { folder, port, plainPort } = setup;
  const believes = options.addressHeader ? `set_real_ip_from 127.0.0.0/8; real_ip_header ${options.addressHeader};` : "";
  const temporary = ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  const text = withHosts(await readFile(join(DOCS, "nginx.conf"), "utf8"), options.hosts)
    .replaceAll(DOCS_CERTIFICATE, folder)
    .replace("/run/nginx.pid", `${folder}/pid`)
    .replace("/var/log/nginx/error.log", `${folder}/error.log`)
    .replaceAll(/^ *listen \[::\].*\n/gm, (line) => (HAS_IPV6 ? line.replace("[::]", "[::1]") : ""))
    .replaceAll(/\blisten (80|443)\b/g, "listen 127.0.0.1:$1")
    .replaceAll(/(listen \S+):80\b/g, `$1:${plainPort}`)
    .replaceAll(/(listen \S+):443\b/g, `$1:${port}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${options.upstreamPort}`)
    .replace("http {", `http { ${temporary.join(" ")} ${believes}`);
  await writeFile(join(folder, "nginx.conf"), text);
  return start(setup, [nginx ?? "", "-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"]);
}

/** Starts Caddy with docs/Caddyfile likewise. */
export async function startCaddy(options: ProxyOptions): Promise<Proxy> {
  const setup = await prepareSetup(options);
  const { folder, port, plainPort } = setup;
  const text = withHosts(await readFile(join(DOCS, "Caddyfile"), "utf8"), options.hosts)
    .replaceAll(DOCS_CERTIFICATE, folder)
    .replace("127.0.0.1:3000", `127.0.0.1:${options.upstreamPort}`)
    .replace("{\n", `{\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n`);
  await writeFile(join(folder, "Caddyfile"), text);
  return start(setup, [caddy ?? "", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")]);
}

function withHosts(text: string, hosts: readonly string[]): string {
  const [dutch, german] = DOCS_HOSTS;
  const first = hosts[0] ?? "";
  return text
    .replaceAll(`${dutch} ${german}`, hosts.join(" "))
    .replaceAll(`${dutch}, ${german}`, hosts.join(", "))
    .replaceAll(`http://${dutch}, http://${german}`, hosts.map((host) => `http://${host}`).join(", "))
    .replaceAll(dutch, first)
    .replaceAll(german, hosts.at(-1) ?? first);
}

type Setup = { folder: string; port: number; plainPort: number; certificate: string };

async function prepareSetup({ hosts }: ProxyOptions): Promise<Setup> {
  const folder = await mkdtemp(join(tmpdir(), "proxy-"));
  // The workers of nginx run under another account.
  await chmod(folder, 0o755);
  const certificate = join(folder, "fullchain.pem");
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", join(folder, "privkey.pem")];
  const flags = ["req", "-x509", ...key, "-out", certificate, "-days", "2", "-subj", "/CN=Uitkijk", "-addext", `subjectAltName=${names}`];
  await promisify(execFile)("openssl", flags);
  return { folder, port: await freePort(), plainPort: await freePort(), certificate: await readFile(certificate, "utf8") };
}

async function start({ folder, ...setup }: Setup, [program = "", ...flags]: readonly string[]): Promise<Proxy> {
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, flags, { env, stdio: ["ignore", "ignore", "pipe"] });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));

  async function stop(): Promise<void> {
    if (!hasExited(child)) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isListening(setup.port)) || !(await isListening(setup.plainPort))) {
    if (!hasExited(child) && Date.now() < deadline) await delay(20);
    else {
      await stop();
      throw new Error(`${program} did not start:\n${stderr}`);
    }
  }
  return { ...setup, stop };
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
