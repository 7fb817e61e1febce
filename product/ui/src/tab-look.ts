/** The row scrolls sideways where it is too narrow; the line below runs through. */
export const tabsClass =
  "flex gap-5 overflow-x-auto overflow-y-hidden [scrollbar-width:none] shadow-[inset_0_-1px_0_var(--line)]";

export const tabClass = "tab";
