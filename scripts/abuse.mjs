// `npm run abuse`: the long forms of tests/abuse (kills, floods, malformed calls, hostile pictures and requests), about two hours.
//   npm run abuse -- kill     only the files whose name contains "kill"
//   npm run abuse -- worst    worst inputs of every operation, page and form, and 64 hostile connections of each kind, directly and behind nginx
import { join } from "node:path";
import { build } from "./build.mjs";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { packPlaces } from "./places.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

if (showsHelp("scripts/abuse.mjs", process.argv)) process.exit();
await install();
await packPlaces();
await build();
const vitest = ["node_modules/.bin/vitest", "run", "--project=abuse", "--no-file-parallelism", ...process.argv.slice(2)];
const { code } = await runCommand("Abuse", [join(root, "node_modules/.bin/node"), ...vitest], { cwd: root, show: true });
process.exit(code ?? 1);
