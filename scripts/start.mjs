// Runs on any Node ≥ 20: installs missing packages, rebuilds if needed, and continues under the pinned Node.
//   npm start                    serves the built product        npm run dev    with hot reload
//   npm run seed -- --help       how to use a script (start.mjs --run F … runs the script F: seed, doctor, screens)
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "./build.mjs";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { packPlaces } from "./places.mjs";
import { root } from "./root.mjs";
import { BUILT_SERVER } from "./built-server.mjs";
import { MEMORY_FLAGS } from "./memory-flags.mjs";

const [flag, ...rest] = process.argv.slice(2);
const [helpScript = "scripts/start.mjs"] = flag === "--run" ? rest : [];
if (showsHelp(helpScript, process.argv)) process.exit();
if (flag !== undefined && flag !== "--run" && flag !== "--dev") {
  console.error(`Unknown argument ${flag}: npm start is configured by environment variables (docs/running.md).`);
  process.exit(1);
}
await install();
await packPlaces();
if (flag !== "--dev") await build();

const server = flag === "--dev" ? "server.ts" : BUILT_SERVER;
const script = flag === "--run" ? rest : [server, ...(flag === undefined ? [] : [flag])];
/** Unbuilt scripts need NODE_ENV: React reads it when it is loaded, and its development build takes three times as long for a page. */
const env = {
  NODE_ENV: flag === "--dev" ? "development" : "production",
  // Caches compiled code: saves half a second of every start.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
  // Without NODE_ENV this is a trial, which works without HOSTS; production needs them (src/config.ts).
  ...(process.env.NODE_ENV ? {} : { TRYING_OUT: "yes" }),
  ...process.env,
};
const child = spawn(join(root, "node_modules/.bin/node"), [...MEMORY_FLAGS, ...script], { cwd: root, env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
