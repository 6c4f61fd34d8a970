import type { Plugin } from "vite";
import { isServerOnly } from "../lint/server-only.mjs";

/** Fails the build when a browser script imports a server-only module (lint/server-only.mjs). */
export function withoutServer(): Plugin {
  return {
    name: "without-server",
    applyToEnvironment: ({ name }) => name === "client" || name === "early",
    load(id) {
      if (isServerOnly(id)) this.error(`${id} would reach browsers: import only its types.`);
    },
  };
}
