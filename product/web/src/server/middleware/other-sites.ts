import type { Config } from "#server/config.ts";
import type { OtherSites } from "./security-headers.ts";

/** Other sites from which the operator chose to load parts. */
export const otherSites = ({
  consentScriptUrl,
  tagManagerId,
  iconServiceUrl,
  supabase,
  captcha,
}: Config): OtherSites => ({
  captcha: captcha ? captchaHosts[captcha.provider] : [],
  scripts: [
    ...(consentScriptUrl ? [new URL(consentScriptUrl).origin] : []),
    ...(tagManagerId ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : []),
  ],
  contacted: [iconServiceUrl, supabase?.url, supabase && socketUrl(supabase.url)]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin),
});

const captchaHosts = {
  turnstile: ["https://challenges.cloudflare.com"],
  hcaptcha: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
};

/** Policies of pages name sockets apart from what is asked by HTTP; those of the page's own origin need no name. */
const socketUrl = (url: string) => url.replace(/^http/, "ws");
