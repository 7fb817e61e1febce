const many = { count: 100_000, seconds: 1 };

/** So that nobody waits: limits have tests of their own. */
export const generousLimits = {
  token: many,
  verify: many,
  otp: many,
  signups: many,
  anonymous: many,
  web3: many,
  passkey: many,
  sso: many,
  saml: many,
  oauth: many,
  mfa: many,
  mails: many,
  texts: many,
};
