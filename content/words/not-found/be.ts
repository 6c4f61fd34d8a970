import { nlNotFound, type NotFoundWords } from "./nl.ts";

export const beNotFound: NotFoundWords = { notFound: { ...nlNotFound.notFound, all: "Bekijk alle uitstappen" } };
