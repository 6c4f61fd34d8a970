/** How React Router's encoding (turbo-stream) writes what is no value of JSON. */
const ALWAYS: readonly (readonly [unknown, number])[] = [
  [undefined, -7],
  [null, -5],
  [NaN, -2],
  [Infinity, -6],
  [-Infinity, -3],
];

type RouterData = { nameOf(value: unknown): number; textOf(value: unknown): string };

/**
 * Writes data as React Router's browser reads them: a list of values, each of them once, which name each other by their
 * place in it. `written` is the list so far, to which values are added; answers how a value is named, or is written itself.
 * The router's own encoder takes four times as long and as much memory: it takes everything, and makes pauses.
 * Null stands for each object that `isLeftOut`.
 */
export function createRouterData(written: string[], isLeftOut: (value: object) => boolean): RouterData {
  const names = new Map(ALWAYS);

  function nameOf(value: unknown): number {
    const known = names.get(value);
    if (known !== undefined) return known;
    if (typeof value === "object" && value !== null && isLeftOut(value)) return nameOf(null);
    const name = written.push("") - 1;
    names.set(value, name);
    written[name] = textOf(value);
    return name;
  }

  function textOf(value: unknown): string {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map(nameOf).join(",")}]`;
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError(
        `A page cannot carry ${Object.prototype.toString.call(value)}: loaders give texts, numbers, lists and plain objects.`,
      );
    // A list of entries, and one of their texts, were a tenth of what making a page took of memory.
    let text = "";
    for (const key of Object.keys(value)) text += `${text ? "," : ""}"_${nameOf(key)}":${nameOf(Reflect.get(value, key))}`;
    return `{${text}}`;
  }

  return { nameOf, textOf };
}
