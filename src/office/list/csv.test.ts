import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a spreadsheet opens the rows in columns, and runs nothing of them", () => {
  const rows = [
    { title: "Kanoën; met lunch", count: 12 },
    { title: '=HYPERLINK("https://evil.example")', count: 0 },
    { title: "@SUM(1)", count: 1 },
  ];
  expect(csvOf(rows, { Uitje: ({ title }) => title, Aantal: ({ count }) => count, Leeg: () => null })).toBe(
    ["\uFEFFUitje;Aantal;Leeg", '"Kanoën; met lunch";12;', `"'=HYPERLINK(""https://evil.example"")";0;`, "'@SUM(1);1;", ""].join("\r\n"),
  );
});
