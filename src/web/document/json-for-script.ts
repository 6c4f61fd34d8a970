/**
 * JSON that is safe inside a script element: `<` is escaped, so that nothing can end the element or open a comment. U+2028 and
 * U+2029 are escaped too: JSON allows them in strings, older JavaScript does not.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
