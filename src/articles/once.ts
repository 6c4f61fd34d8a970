/** Makes a thing when it is first asked for, and keeps it: most texts are not read for hours after a start. */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
