/** Why a suggestion was not taken, with what was typed. */
export type SuggestionAnswer = {
  problem: "wrong" | "tooMany" | "failed";
  values?: { name: string; province: string };
  errors?: { name?: string; province?: string };
};

export const PROVINCE_FIELD = "provincie";
