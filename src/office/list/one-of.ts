/** A value of an address as one of the known ones. */
export function oneOf<Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined {
  return values.find((known) => known === value);
}
