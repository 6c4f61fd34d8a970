// Makes the load in its own process, so that it can be pinned to its own core.
import { makeLoad } from "./make-load.ts";
import type { LoadOptions } from "./load-options.ts";

process.on("message", (options: LoadOptions) => {
  void makeLoad(options).then((outcome) => process.send?.(outcome));
});
