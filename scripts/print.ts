import { visibleJson, visibleText } from "./visible-text.ts";

/**
 * Prints a text of a command on the database. Visitors or other servers may have written some of it: signs that would steer
 * a terminal are shown instead, and a long line is broken here and not by the terminal, so that it cannot begin anew as another
 * line. Lint forbids `console` in these commands.
 */
export function print(text = ""): void {
  console.log(visibleText(text, process.stdout.columns));
}

/** The same, for what went wrong. */
export function printError(error: unknown): void {
  console.error(visibleText(error instanceof Error ? error.message : String(error), process.stderr.columns));
}

/** JSON for a program or a file as well: not broken, and still the same JSON. */
export function printJson(value: unknown): void {
  console.log(visibleJson(value));
}
