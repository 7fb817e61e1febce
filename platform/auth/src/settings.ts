/** Every setting of the service, with the defaults of the protocol. The file given to `npm run platform` has this form. */
import { z } from "zod";
import { providerSettings } from "./providers/presets.ts";

const seconds = z.number().int().positive();
const onOff = (value: boolean) => z.boolean().default(value);
const rate = (count: number, perSeconds: number, burst = 30) =>
  z
    .strictObject({ count: z.number().int().positive(), seconds, burst: z.number().int().positive().optional() })
    .default({ count, seconds: perSeconds, burst });

export const authSettings = z.strictObject({
  siteUrl: z.url(),
  /** Where this service is reached from outside, such as `https://host/auth/v1`. */
  externalUrl: z.url(),
  redirectAllowList: z.array(z.string()).default([]),
  /** Any port of this machine is a target too: for development, where the site changes its port. */
  redirectToLoopback: onOff(false),
  issuer: z.string().optional(),
  audience: z.string().default("authenticated"),
  accessTokenSeconds: seconds.default(3600),
  /** How old the newest proof of a session may be when it changes password, addresses, factors or identities; any, without it. */
  freshProofSeconds: seconds.optional(),
  signup: z.strictObject({ enabled: onOff(true), anonymous: onOff(false) }).prefault({}),
  email: z
    .strictObject({
      enabled: onOff(true),
      autoConfirm: onOff(false),
      magicLinks: onOff(true),
      /** A change of address is confirmed in both mailboxes. */
      secureChange: onOff(true),
      otpLength: z.number().int().min(6).max(10).default(6),
      otpSeconds: seconds.default(3600),
      minGapSeconds: z.number().min(0).default(60),
      /** `verify` as the reference does; `confirm` leads to a page of the site, where a button does it. */
      links: z.enum(["verify", "confirm"]).default("verify"),
    })
    .prefault({}),
  phone: z
    .strictObject({
      enabled: onOff(false),
      autoConfirm: onOff(false),
      /**
       * Name of the carrier in `/settings`, as the reference spells it; `none` answers codes by text with its error.
       */
      carrier: z.enum(["none", "twilio", "twilio_verify", "messagebird", "textlocal", "vonage"]).default("messagebird"),
      otpLength: z.number().int().min(6).max(10).default(6),
      otpSeconds: seconds.default(60),
      minGapSeconds: z.number().min(0).default(60),
      /** Numbers to which nothing is sent, with the code that they always get. */
      testOtps: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  password: z
    .strictObject({
      minLength: z.number().int().min(6).max(72).default(6),
      /** Where a second factor stands behind it, a shorter one will do. */
      minLengthWithSecondFactor: z.number().int().min(6).max(72).optional(),
      /** Sets of which each must give at least one character. */
      requiredCharacters: z.array(z.string().min(1)).default([]),
      requireReauthentication: onOff(false),
      requireCurrent: onOff(false),
    })
    .prefault({}),
  refreshTokens: z.strictObject({ reuseIntervalSeconds: z.number().min(0).default(10) }).prefault({}),
  sessions: z
    .strictObject({
      timeboxSeconds: seconds.optional(),
      inactivitySeconds: seconds.optional(),
      /** The same for sessions that nobody asked to keep; whoever runs the service says which are kept. */
      unkeptInactivitySeconds: seconds.optional(),
      singlePerUser: onOff(false),
    })
    .prefault({}),
  /** `host` or `host:port` on networks of one's own that may be asked for what they publish, as an identity provider in the house. */
  outsideHosts: z.array(z.string().min(1)).default([]),
  manualLinking: onOff(false),
  /** A link is bound to the browser too, as every sign-in is. A client on another site cannot keep the cookie, so that the reference's way is the default. */
  bindLinksToBrowser: onOff(false),
  /** Nobody but the project's server learns whether an address has an account. Where sign-ups are confirmed at once, they tell. */
  hideStrangers: onOff(false),
  mfa: z
    .strictObject({
      maxEnrolled: z.number().int().positive().default(10),
      maxVerified: z.number().int().positive().default(10),
      challengeSeconds: seconds.default(300),
      unverifiedFactorSeconds: seconds.default(300),
      totp: z.strictObject({ enroll: onOff(true), verify: onOff(true) }).prefault({}),
      phone: z
        .strictObject({
          enroll: onOff(false),
          verify: onOff(false),
          otpLength: z.number().int().min(6).max(10).default(6),
          minGapSeconds: z.number().min(0).default(60),
        })
        .prefault({}),
      webauthn: z.strictObject({ enroll: onOff(false), verify: onOff(false) }).prefault({}),
    })
    .prefault({}),
  web3: z.strictObject({ ethereum: onOff(false), solana: onOff(false) }).prefault({}),
  /** Whose the keys of browsers are: the site's, unless its address has a wider name that other sites of the house share. */
  webauthn: z
    .strictObject({
      rpId: z.string().min(1).optional(),
      rpName: z.string().min(1).optional(),
      origins: z.array(z.string().min(1)).min(1).optional(),
      challengeSeconds: seconds.default(300),
    })
    .prefault({}),
  passkeys: z.strictObject({ enabled: onOff(false), maxPerUser: z.number().int().positive().default(10) }).prefault({}),
  saml: z
    .strictObject({
      enabled: onOff(false),
      /** RSA, as PEM or as bare PKCS#1 in base64. Without it, one is made and kept sealed. */
      privateKey: z.string().min(1).optional(),
      relayStateSeconds: seconds.default(300),
      /** Providers may send people here who did not ask for it. */
      idpInitiated: onOff(true),
      /** People whom a provider sends get an account, even where nobody else may sign up. */
      admitsNewcomers: onOff(false),
      /** People with an address in a domain of their provider come into the account that has this address, as an invited colleague does. */
      joinsByDomain: onOff(false),
    })
    .prefault({}),
  /** Other applications sign people in with their account here. */
  oauthServer: z
    .strictObject({
      enabled: onOff(false),
      /** Any application may make itself known, without the project's server. */
      dynamicRegistration: onOff(false),
      /** The page of the site on which people are asked. */
      authorizationPath: z.string().startsWith("/").default("/oauth/consent"),
      defaultScope: z.string().default("email"),
    })
    .prefault({}),
  providers: providerSettings.prefault({}),
  captcha: z
    .strictObject({
      provider: z.enum(["hcaptcha", "turnstile", "proof-of-work"]),
      secret: z.string().min(1).optional(),
      url: z.url().optional(),
      /** Bits that the work must find: each more doubles it. */
      difficulty: z.number().int().min(1).max(32).default(16),
    })
    .refine(({ provider, secret }) => provider === "proof-of-work" || secret !== undefined, {
      path: ["secret"],
      message: "is needed to ask this provider",
    })
    .optional(),
  limits: z
    .strictObject({
      token: rate(150, 300),
      verify: rate(30, 300),
      otp: rate(30, 300),
      signups: rate(30, 300),
      anonymous: rate(30, 3600),
      web3: rate(30, 300),
      sso: rate(30, 300),
      saml: rate(30, 300),
      oauth: rate(30, 300),
      passkey: rate(30, 300),
      mfa: rate(15, 60),
      mails: rate(30, 3600),
      texts: rate(30, 3600),
      /** Failures after which an account makes one device wait, longer each time. */
      failuresBeforeWait: z.number().int().positive().default(5),
      longestWaitSeconds: seconds.default(900),
      /** Failures within an hour after which an account makes every device wait. */
      failuresPerAccount: z.number().int().positive().default(100),
      /** Unknown links within an hour after which a network waits before it may show more of them. */
      failuresPerNetwork: z.number().int().positive().default(1000),
    })
    .prefault({}),
});

export type AuthSettings = z.infer<typeof authSettings>;
