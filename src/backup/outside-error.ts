/** Adds the outcome of the work to errors of the system or the database (those with a code); returns other errors unchanged. */
export function withOutcome(outcome: string, error: unknown): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  return new Error(`${outcome}: ${error.message}.`, { cause: error });
}
