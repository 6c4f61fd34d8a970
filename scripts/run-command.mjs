import { spawn } from "node:child_process";

const REMINDER_MS = 10_000;

/**
 * Runs a command, prints its output if `show`, and a progress line every ten seconds. Resolves with { code, output, seconds }.
 */
export function runCommand(title, [command, ...args], { cwd, env = process.env, show = false } = {}) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`${title} …`);
  const reminder = setInterval(() => console.log(`${title} … ${seconds()} s`), REMINDER_MS);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    // When this process exits, its child is killed.
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
