/** What a visitor types, with the activities (by id) that a good librarian would bring, and those that would annoy. Others are undecided. */
export type LanguageQuery = { query: string; mustCome: number[]; mustNotCome: number[] };
