/** A name as the log has it: `A…`. */
export function maskName(name: string): string {
  return `${/^./u.exec(name)?.[0] ?? ""}…`;
}
