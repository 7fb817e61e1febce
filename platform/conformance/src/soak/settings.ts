/** Everything turned on and nothing limited, so that as much as possible is reached. */
export const soakSettings = (keys: { publishable: string; secret: string }): object => ({
  apiKeys: { publishable: [keys.publishable], secret: [keys.secret] },
  logLevel: "fatal",
  auth: {
    siteUrl: "https://staff.example",
    externalUrl: "https://staff.example/auth/v1",
    signup: { enabled: true, anonymous: true },
    email: { minGapSeconds: 0 },
    phone: { enabled: true, minGapSeconds: 0 },
    manualLinking: true,
    web3: { ethereum: true, solana: true },
    mfa: { phone: { enroll: true, verify: true, minGapSeconds: 0 } },
    // A provider that is away: asking it fails at once.
    providers: { google: { issuer: "http://127.0.0.1:9", clientId: "x", clientSecret: "x" } },
    limits: {
      ...Object.fromEntries(limits.map((name) => [name, { count: 1_000_000, seconds: 1 }])),
      failuresBeforeWait: 1_000_000,
      failuresPerAccount: 1_000_000,
      failuresPerNetwork: 1_000_000,
    },
  },
});

const limits = ["token", "verify", "otp", "signups", "anonymous", "web3", "sso", "passkey", "mfa", "mails", "texts"];
