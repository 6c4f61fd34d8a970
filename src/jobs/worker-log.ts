import { Logger } from "graphile-worker";

/** Logs Graphile Worker's warnings and errors, without its info messages. */
export function workerLog(log: (line: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(`jobs: ${firstLine(message)}`);
  });
}

/** The rest is a stack trace, which may contain personal data. */
function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? "";
}
