/** Shared by all parts of a test, so that each accepts the tokens of the others. */
export const SECRET_KEY = "the secret key of all tests, which is no secret";
