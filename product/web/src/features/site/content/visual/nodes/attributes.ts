/** Attributes that the page does not carry as HTML: they are shown by the block itself and edited beside it. */
export const kept = (defaults: Readonly<Record<string, string | boolean>>) => () =>
  Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, { default: value, rendered: false }]));

/** Marks the element so that copying within the editor finds the block again. */
export const blockTag = (name: string) => [{ tag: `[data-block="${name}"]` }];
