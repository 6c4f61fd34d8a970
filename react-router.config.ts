import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  // All routes are known from the start: the client never asks which exist.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
