import { Logger } from "graphile-worker";

/** Graphile Worker's warnings and errors as lines of ours; its everyday news is left out. */
export function workerLog(log: (line: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(`jobs: ${firstLine(message)}`);
  });
}

/** The rest is a stack trace, which may quote more than belongs in a log. */
function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? "";
}
