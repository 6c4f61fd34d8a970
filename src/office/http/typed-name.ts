import { cleanLine } from "../../contract/clean-text.ts";

const LONGEST = 80;

/** A typed first or last name; null when it is missing, too long, or of more than one line. */
export function readTypedName(typed: string | null): string | null {
  const name = cleanLine(typed ?? "");
  return name !== "" && name.length <= LONGEST && !/[\r\n]/.test(name) ? name : null;
}
