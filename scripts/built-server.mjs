/** The server as it was built (vite.server.config.ts), as seen from the folder of the project; from its sources it runs too, and begins later. */
export const BUILT_SERVER = "build/server/server.js";
