/** The script of every page of the management area. Everything works without it. */
import { listenForKeys } from "./keys.ts";
import { sendOnce } from "./send-once.ts";

sendOnce();
listenForKeys();
if (document.querySelector("[data-passkey]")) {
  void import("./passkeys.ts").then(
    ({ offerPasskeys }) => offerPasskeys(),
    // Without the file there are no buttons: a mail works too.
    () => {},
  );
}
