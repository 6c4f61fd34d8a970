// `npm run search:oracle`: 41,000 searches of chance and some over 70,000 activities, answered by the engine and by looking at every activity.
import { join } from "node:path";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";

if (showsHelp("scripts/oracle.mjs", process.argv)) process.exit();
await install();
const vitest = ["node_modules/.bin/vitest", "run", "--project=oracle", ...process.argv.slice(2)];
const { code } = await runShown("Search oracle", [join(root, "node_modules/.bin/node"), ...vitest], { cwd: root, show: true });
process.exit(code ?? 1);
