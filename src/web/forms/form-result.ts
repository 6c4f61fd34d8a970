/** Status and headers of a response; 200 and none by default. */
export type Answer = { status?: number; headers?: Readonly<Record<string, string>> };

/** The result of a posted form: the answer for its page, if any, and the redirect for browsers without JavaScript. */
export type FormResult<Answered> = Answer & { answer: Answered | null; location?: string };
