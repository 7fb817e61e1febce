/** Providers of which all but our name and secret there is known; `issuer` may hold a part that each company fills in. */
export const presets = [
  { name: "google", title: "Google", issuer: "https://accounts.google.com" },
  { name: "azure", title: "Microsoft", issuer: "https://login.microsoftonline.com/TENANT/v2.0" },
  { name: "apple", title: "Apple", issuer: "https://appleid.apple.com" },
  { name: "github", title: "GitHub", issuer: "https://github.com" },
] as const;

/** As the sign-in page says it, too. */
export const titleOf = (name: string): string =>
  presets.find((preset) => preset.name === name)?.title ?? name.charAt(0).toUpperCase() + name.slice(1);
