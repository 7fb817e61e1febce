/** A provider that checks for people: its answers over HTTP, and in place of its script one with a plain button. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";

export type CaptchaProvider = Awaited<ReturnType<typeof startCaptchaProvider>>;

export async function startCaptchaProvider() {
  const tokens = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    // Each answer counts once, as with the real ones.
    const success = form.get("secret") === "between us" && tokens.delete(form.get("response") ?? "");
    response.end(JSON.stringify({ success, "error-codes": success ? [] : ["timeout-or-duplicate"] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const requestedAddresses: string[] = [];
  const answer = () => {
    const token = crypto.randomUUID();
    tokens.add(token);
    return token;
  };
  return {
    settings: {
      CAPTCHA_PROVIDER: "turnstile",
      CAPTCHA_SITE_KEY: "known to all",
      CAPTCHA_SECRET: "between us",
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    },
    /** One that will be believed, once. */
    answer,
    /** The scripts that were loaded. */
    requestedAddresses,
    /** Gives the pages of this browser the script. */
    async standIn(context: BrowserContext) {
      await context.exposeFunction("newAnswer", answer);
      await context.route("https://challenges.cloudflare.com/**", (route) => {
        requestedAddresses.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: `(${widget})()` });
      });
    },
    close: () => server.close(),
  };
}

/** Runs in the page. */
function widget(): void {
  Object.assign(window, {
    turnstile: {
      render(place: HTMLElement, options: Record<string, unknown>) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = `I am a person (${options["sitekey"]}, ${options["language"]})`;
        button.addEventListener("click", async () => {
          const token = await (Reflect.get(window, "newAnswer") as () => Promise<string>)();
          (options["callback"] as (token: string) => void)(token);
          button.textContent = "Checked";
        });
        place.append(button);
        return "the only one";
      },
      remove: () => document.querySelector("[data-captcha]")?.replaceChildren(),
    },
  });
}
