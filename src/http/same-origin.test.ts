import { expect, test } from "vitest";
import { fromSameOrigin } from "./same-origin.ts";

const post = (origin?: string) =>
  new Request("http://www.uitjesbaas.nl/uitjes/kano", { method: "POST", body: "name=Jan", headers: origin ? { origin } : {} });

test("a form of our own page is accepted, also behind a TLS proxy", async () => {
  expect(fromSameOrigin(post("http://www.uitjesbaas.nl"))?.url).toBe("http://www.uitjesbaas.nl/uitjes/kano");
  const behindProxy = fromSameOrigin(post("https://www.uitjesbaas.nl"));
  expect(behindProxy?.url).toBe("https://www.uitjesbaas.nl/uitjes/kano");
  expect(await behindProxy?.text()).toBe("name=Jan");
});

test("a client without an Origin header, such as a script, is accepted", () => {
  expect(fromSameOrigin(post())).not.toBeNull();
});

test.for(["https://evil.example", "https://www.uitjesbaas.nl.evil.example", "https://www.uitjesbaas.nl:8443", "null", ""])(
  "a form that another site, %o, sends in a visitor's name is rejected",
  (origin) => {
    const request = new Request("http://www.uitjesbaas.nl/uitjes/kano", { method: "POST", headers: { origin } });
    expect(fromSameOrigin(request)).toBeNull();
  },
);

test("any site may link to us", () => {
  expect(fromSameOrigin(new Request("http://www.uitjesbaas.nl/", { headers: { origin: "https://evil.example" } }))).not.toBeNull();
});
