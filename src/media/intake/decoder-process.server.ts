import { readPicture } from "./read-picture.server.ts";

// Decodes untrusted pictures, one at a time, in a process that they may crash (decisions/015-decoding-of-uploaded-pictures.md).
process.on("message", (bytes: Uint8Array) => {
  void readPicture(bytes).then((decoded) => process.send?.({ decoded, rssBytes: process.memoryUsage.rss() }));
});
process.on("disconnect", () => process.exit(0));
