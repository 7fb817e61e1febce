/**
 * The browser and the system of a user agent, in two words. Browsers all claim to be one another, so the order matters.
 */
export type Device = { browser: string | undefined; system: string | undefined };

export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([sign]) => sign.test(text))?.[1];

const browsers = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/FxiOS\/|Firefox\//, "Firefox"],
  [/CriOS\/|HeadlessChrome\/|Chrome\//, "Chrome"],
  [/Version\/[\d.]+.*Safari\//, "Safari"],
] as const;

const systems = [
  [/iPhone/, "iPhone"],
  // An iPad that asks for desktop pages says Macintosh, and cannot be told apart.
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
] as const;
