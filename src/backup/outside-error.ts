/** A full disk, a database that went away: their own words would not say what became of the work. Other errors stay as they are. */
export function saying(outcome: string, error: unknown): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  return new Error(`${outcome}: ${error.message}.`, { cause: error });
}
