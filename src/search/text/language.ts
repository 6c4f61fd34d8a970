/** The languages whose words are understood. */
export type Language = "nl" | "de";
