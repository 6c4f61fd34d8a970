import type { Plugin } from "vite";
import { isServerOnly } from "../lint/server-only.mjs";

/** Fails the build when a script of browsers imports a module that runs on the server alone (lint/server-only.mjs). */
export function withoutServer(): Plugin {
  return {
    name: "without-server",
    applyToEnvironment: ({ name }) => name === "client" || name === "early",
    load(id) {
      if (isServerOnly(id)) this.error(`A browser would get ${id}: import its types alone.`);
    },
  };
}
