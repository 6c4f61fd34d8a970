/** A query with the starter activities that it must find and must not find, each by the beginning of its title. */
export type DailyQuery = { query: string; mustFind: string[]; mustNotFind: string[] };
