/** A page as the server made it, with what it hides under these marks shown: the worker of the browser has no script in it. */
export const revealed = (html: string, marks: readonly string[]): string =>
  marks.reduce(
    (text, mark) => text.replace(new RegExp(`(<[^<>]*\\sdata-${mark}="true"[^<>]*?)\\shidden=""`), "$1"),
    html,
  );
