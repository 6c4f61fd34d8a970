import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  // The boot script of a page imports one module a route (src/web/hydrate-late.server.ts).
  splitRouteModules: false,
  // All routes are known from the start: the client never asks which exist.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
