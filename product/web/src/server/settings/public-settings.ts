import type { Platform } from "@platform/host/create-platform";
import type { PublicSettings } from "#request/context.ts";
import { deliveryModesOf } from "#server/mail/delivery-modes.ts";
import type { Config } from "#server/config.ts";
import { offersPhone } from "#server/mail/phone-messages.ts";
import type { AuthService } from "#server/sessions/auth-service.ts";
import { sessionCookie } from "#server/sessions/session-cookie.ts";

type Installation = {
  config: Config;
  demo: boolean;
  readable: boolean;
  secure: boolean;
  buildId: string;
  service: AuthService;
  services: Platform | undefined;
};

/** The settings of the installation that every page may read. */
export const publicSettings = ({
  config,
  demo,
  readable,
  secure,
  buildId,
  service,
  services,
}: Installation): PublicSettings => ({
  buildId,
  // Never from the request: whoever asks first would decide what a kept page says to all.
  origin: config.siteUrl ?? "",
  consentScriptUrl: config.consentScriptUrl,
  tagManagerId: config.tagManagerId,
  iconServiceUrl: config.iconServiceUrl,
  delivery: deliveryModesOf({ config, demo, readable }),
  auth: {
    // The embedded service is wherever the page is.
    url: services ? undefined : service.url,
    key: service.publishableKey,
    cookie: sessionCookie,
    secure,
    provider: config.openId?.name,
    issuer: config.openId?.provider.issuer,
    unusedSessionHours: services && config.unusedSessionHours,
    phone: offersPhone(config, demo),
    // A hosted service would have to be asked whether it knows them.
    passkeys: services !== undefined,
    apps: config.oauthServer,
    captcha: config.captcha && { provider: config.captcha.provider, siteKey: config.captcha.siteKey },
  },
});
