/** Invalid input: `key` is a message of the word catalogues; the response is 422. */
export type Invalid = { kind: "invalid"; errors: { field: string; key: string }[] };

export function invalid(field: string, key: string): Invalid {
  return { kind: "invalid", errors: [{ field, key }] };
}
