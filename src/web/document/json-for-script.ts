/**
 * A JSON text that can stand in a script element: without `<` nothing in it can end the element, or open a comment. The two line
 * separators that are no line ends in JSON are written as escapes too.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
