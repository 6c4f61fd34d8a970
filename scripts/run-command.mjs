import { spawn } from "node:child_process";

/** Says that work goes on when it is quiet for so long. */
const REMINDER_MS = 10_000;

/**
 * Runs a command, shows what it prints when `show` is set, says every ten seconds that it is still at it, and resolves
 * with { code, output, seconds }.
 */
export function runCommand(what, [command, ...args], { cwd, env = process.env, show = false } = {}) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`${what} …`);
  const reminder = setInterval(() => console.log(`${what} … ${seconds()} s`), REMINDER_MS);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    // Who ends this process alone ends what it runs.
    const end = () => child.kill();
    process.once("exit", end);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", end);
      clearInterval(reminder);
      resolve({ code, output, seconds: (Date.now() - began) / 1000 });
    });
  });
}
