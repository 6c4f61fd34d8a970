/** A query with the ids of activities that it must find and must not find; others may be found or not. */
export type LanguageQuery = { query: string; mustFind: number[]; mustNotFind: number[] };
