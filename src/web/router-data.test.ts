import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { createRouterData } from "./router-data.server.ts";

const nothing = () => false;

async function there(value: unknown, isLeftOut: (value: object) => boolean = nothing): Promise<unknown> {
  const written: string[] = [];
  createRouterData(written, isLeftOut).nameOf(value);
  const line = new TextEncoder().encode(`[${written.join(",")}]\n`);
  return (await decode(new ReadableStream({ start: (to) => (to.enqueue(line), to.close()) }), globalThis)).value;
}

test("data come to the router in the browser as the loader gave them", async () => {
  const place = { name: '’s-Hertogenbosch \n "Den Bosch" </script>\u2028', path: "/den-bosch" };
  const data = {
    places: [place, place, { ...place, count: 0 }],
    ...{ none: null, unsaid: undefined, yes: true, no: false, empty: [], nothing: {}, text: "", _1: "_1" },
    numbers: [0, 1, 1, -1, 0.5, 1e21, NaN, Infinity, -Infinity],
  };
  const arrived = await there(data);
  expect(arrived).toStrictEqual(data);
  expect(arrived).toHaveProperty("unsaid");
});

test("what is the same to the loader is the same in the browser, and is written once", async () => {
  const city = { name: "Utrecht" };
  const arrived = await there([city, city]);
  expect(Array.isArray(arrived) && arrived[0] === arrived[1]).toBe(true);
});

test("what is left out is null wherever it stands", async () => {
  const links = [{ name: "Utrecht" }];
  expect(await there({ links, all: [links, 1] }, (value) => value === links)).toStrictEqual({ links: null, all: [null, 1] });
});

test("what only some encodings know is refused by name, before somebody gets a page without it", () => {
  expect(() => createRouterData([], nothing).nameOf({ since: new Date(0) })).toThrow("A page cannot carry [object Date]");
  expect(() => createRouterData([], nothing).nameOf([Promise.resolve(1)])).toThrow("A page cannot carry [object Promise]");
});
