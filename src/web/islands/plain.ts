/** Values that JSON preserves. Functions, dates, maps and React elements do not compile as props of an island. */
export type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never[]) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | symbol | bigint
    ? never
    : { [Key in keyof Value]: Plain<Value[Key]> };
