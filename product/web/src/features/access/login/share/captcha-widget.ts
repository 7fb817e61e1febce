/** The widgets of the two providers, which are called alike. */
type Provider = "hcaptcha" | "turnstile";
type Widget = {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(id: string): void;
};

type Drawing = { provider: Provider; siteKey: string; locale: string; onAnswer: (token: string) => void };

/** Shows the check in its place. Resolves with the way to take it off again; rejects when the script cannot be had. */
export async function drawCaptcha(
  place: HTMLElement,
  { provider, siteKey, locale, onAnswer }: Drawing,
): Promise<() => void> {
  const widget = await loaded(provider, locale);
  const id = widget.render(place, {
    sitekey: siteKey,
    language: locale,
    theme: isDark() ? "dark" : "light",
    size: provider === "turnstile" ? "flexible" : "normal",
    callback: onAnswer,
    "expired-callback": () => onAnswer(""),
    "error-callback": () => onAnswer(""),
  });
  return () => widget.remove(id);
}

/** Whether this document was loaded for a page on which the check is allowed. */
export function isAllowedHere(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || signInPage.test(new URL(entry.name).pathname);
}

const signInPage = /^(\/es)?\/login(\/|$)/;

const addresses: Record<Provider, (locale: string) => string> = {
  turnstile: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  hcaptcha: (locale) => `https://js.hcaptcha.com/1/api.js?render=explicit&hl=${locale}`,
};

const scripts = new Map<Provider, Promise<Widget>>();

function loaded(provider: Provider, locale: string): Promise<Widget> {
  const known = scripts.get(provider);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<Widget>();
  const script = Object.assign(document.createElement("script"), { src: addresses[provider](locale), async: true });
  script.addEventListener("load", () => resolve(Reflect.get(window, provider) as Widget));
  script.addEventListener("error", () => {
    // The next try begins anew.
    scripts.delete(provider);
    reject(new Error(`${provider} cannot be loaded`));
  });
  document.head.append(script);
  scripts.set(provider, promise);
  return promise;
}

const isDark = () =>
  document.documentElement.dataset["theme"]
    ? document.documentElement.dataset["theme"] === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
