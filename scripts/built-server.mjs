/** The built server (vite.server.config.ts), relative to the checkout. `server.ts` also runs from its sources, but starts more slowly. */
export const BUILT_SERVER = "build/server/server.js";
