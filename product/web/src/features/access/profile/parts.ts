/**
 * Parts of the page that may have been saved just now. Each is told once, at the place that the address names after
 * `#`.
 */
export const parts = [
  "photo-changed",
  "photo-removed",
  "details-saved",
  "email-asked",
  "password-changed",
  "factor-added",
  "factor-removed",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "signed-out-elsewhere",
  "identity-linked",
  "identity-unlinked",
  "app-removed",
] as const;
export type Part = (typeof parts)[number];
