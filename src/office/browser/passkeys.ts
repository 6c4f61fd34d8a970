import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { postJson } from "./post-json.ts";

/** Younger than the challenge of a page (src/office/http/challenge.ts). */
const AUTOFILL_MS = 4 * 60_000;

/** Shows the buttons for passkeys where the browser has them, and offers passkeys at the mail address of a login. */
export function offerPasskeys(): void {
  if (!browserSupportsWebAuthn()) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-passkey-missing]")) part.hidden = true;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-passkey]")) {
    button.hidden = false;
    for (const part of within(button, "[data-passkey-or]")) part.hidden = false;
    button.addEventListener("click", () => void press(button));
    if (button.dataset["passkey"] === "login") void offerAutofill(button);
  }
}

/** Only one request for a passkey at a time: the library aborts that of the autofill when a button starts its own. */
async function press(button: HTMLButtonElement): Promise<void> {
  showFailure(button, false);
  button.disabled = true;
  try {
    await use(button);
  } catch {
    // Cancelled, too late, or no such passkey on this device.
    showFailure(button, true);
  } finally {
    button.disabled = false;
  }
}

async function use(button: HTMLButtonElement): Promise<void> {
  const { passkey, url = "" } = button.dataset;
  if (passkey === "add") {
    const response = await startRegistration({ optionsJSON: await postJson(`${url}/opties`, {}) });
    const name = within<HTMLInputElement>(button, "[data-passkey-name]")[0]?.value ?? "";
    return follow(button, await postJson(url, { response, name }));
  }
  const address = addressOf(button);
  const response = await startAuthentication({ optionsJSON: await postJson(`${address.pathname}/opties`, {}) });
  const isRepeated = within(button, "[data-repeat]").length > 0;
  return follow(button, await postJson(address.pathname + address.search, { ...response, isRepeated }));
}

/** Asks again before the challenge is too old, for as long as the page is open. */
async function offerAutofill(button: HTMLButtonElement): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const ask = async () => {
    const address = addressOf(button);
    try {
      const optionsJSON = await postJson<PublicKeyCredentialRequestOptionsJSON>(`${address.pathname}/opties`, {});
      const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
      button.disabled = true;
      follow(button, await postJson(address.pathname + address.search, response));
    } catch (error) {
      // The button, or the next question, ended this one.
      if (!(error instanceof Error && error.name === "AbortError")) showFailure(button, button.disabled);
      button.disabled = false;
    }
  };
  setInterval(() => {
    if (!button.disabled && !document.hidden) void ask();
  }, AUTOFILL_MS);
  await ask();
}

type Outcome = { kind: "done" | "repeat"; location: string };

/** With `repeat`, the form that asked for the proof is posted again, with its own fields. */
function follow(button: HTMLButtonElement, outcome: Outcome): void {
  const { form } = button;
  if (outcome.kind === "done" || !form) return location.assign(outcome.location);
  form.action = outcome.location;
  form.submit();
}

/** Where the proof is posted: beside the address of the button's form, with its query. */
function addressOf({ form }: HTMLButtonElement): URL {
  const address = new URL(form?.action ?? location.href);
  address.pathname += "/passkey";
  return address;
}

function showFailure(button: HTMLButtonElement, isShown: boolean): void {
  for (const part of within(button, "[data-passkey-failed]")) part.hidden = !isShown;
}

function within<Part extends HTMLElement = HTMLElement>(button: HTMLButtonElement, selector: string): Part[] {
  return [...(button.closest("form, [data-passkey-form]")?.querySelectorAll<Part>(selector) ?? [])];
}
