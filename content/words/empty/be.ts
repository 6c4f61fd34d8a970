import { nlEmpty, type EmptyWords } from "./nl.ts";

export const beEmpty: EmptyWords = { ...nlEmpty, without: { ...nlEmpty.without, persons: "kies een kleinere groep" } };
