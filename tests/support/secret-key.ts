/** Of everything in a test: a token of one is a token of all. */
export const SECRET_KEY = "the secret key of all tests, which is no secret";
