/** Whether a form of the page holds what is not saved: showing it anew could confuse whoever is writing. */
export const isBeingEdited = (forms: Iterable<{ elements: Iterable<unknown> }> = document.forms): boolean =>
  [...forms].some(({ elements }) => [...elements].some((element) => isChanged(element as Partial<Control>)));

/** The properties that text boxes, tick boxes, choices and file pickers have in common here. */
type Control = {
  type: string;
  value: string;
  defaultValue: string;
  checked: boolean;
  defaultChecked: boolean;
  files: { length: number } | null;
  options: Iterable<{ selected: boolean; defaultSelected: boolean }>;
};

function isChanged({ type, value, defaultValue, checked, defaultChecked, files, options }: Partial<Control>): boolean {
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  if (type === "file") return (files?.length ?? 0) > 0;
  if (options) return hasChoice(options) && [...options].some((option) => option.selected !== option.defaultSelected);
  return defaultValue !== undefined && value !== defaultValue;
}

// Where no choice is marked in the page, the browser shows the first, and nobody has chosen anything by that.
function hasChoice(options: Control["options"]): boolean {
  const all = [...options];
  return all.some((option) => option.defaultSelected) || all.findIndex((option) => option.selected) > 0;
}
