// Makes the load in a process of its own, so that it can stand on a core of its own.
import { makeLoad } from "./make-load.ts";
import type { LoadOrder } from "./order.ts";

process.on("message", (order: LoadOrder) => {
  void makeLoad(order).then((outcome) => process.send?.(outcome));
});
