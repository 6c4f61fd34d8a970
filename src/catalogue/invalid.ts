/** Input that a list or call cannot take: `key` is a message of the words catalogues; the edge answers 422. */
export type Invalid = { kind: "invalid"; errors: { field: string; key: string }[] };

export function invalid(field: string, key: string): Invalid {
  return { kind: "invalid", errors: [{ field, key }] };
}
