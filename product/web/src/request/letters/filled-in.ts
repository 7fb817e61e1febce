/** The words of a letter with what they leave open: each `{name}` becomes the value of that name. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);
