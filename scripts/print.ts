import { visibleJson, visibleText } from "./visible-text.ts";

/**
 * Prints the output of a database command. Visitors or other servers may have written parts of it, so control characters are
 * escaped, and long lines are wrapped here with a mark: wrapped by the terminal, they could pass for another line. Lint forbids
 * `console` in these commands.
 */
export function print(text = ""): void {
  console.log(visibleText(text, process.stdout.columns));
}

/** The same for errors, on stderr. */
export function printError(error: unknown): void {
  console.error(visibleText(error instanceof Error ? error.message : String(error), process.stderr.columns));
}

/** JSON, also for a program or file: escaped, but not wrapped. */
export function printJson(value: unknown): void {
  console.log(visibleJson(value));
}
