/** Memoises `make`: it runs at the first call. Most texts are not requested for hours after a start. */
export function memoise<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
