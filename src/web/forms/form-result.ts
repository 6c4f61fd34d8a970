/** How a page is answered; 200 and no headers of its own unless it says so. */
export type Answer = { status?: number; headers?: Readonly<Record<string, string>> };

/** What became of a posted form: the answer that its page shows, if any, or the page that a browser without JavaScript goes on to. */
export type FormResult<Answered> = Answer & { answer: Answered | null; location?: string };
