/** What a visitor types, with the activities of the starter content that must come, and those that must not: each by how its title begins. */
export type DailyQuery = { query: string; mustCome: string[]; mustNotCome: string[] };
