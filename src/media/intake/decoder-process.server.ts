import { readPicture } from "./read-picture.server.ts";

// Reads pictures of strangers, one at a time, in a process that may die of them (decisions/015-pictures-in.md).
process.on("message", (bytes: Uint8Array) => {
  void readPicture(bytes).then((decoded) => process.send?.({ decoded, rssBytes: process.memoryUsage.rss() }));
});
process.on("disconnect", () => process.exit(0));
