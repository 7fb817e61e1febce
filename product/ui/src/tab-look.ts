/** The row scrolls sideways where it is too narrow; the line below runs through. */
export const tabsClass =
  "flex gap-5 overflow-x-auto overflow-y-hidden [scrollbar-width:none] shadow-[inset_0_-1px_0_var(--line)]";

export const tabClass =
  "relative inline-flex h-9.5 shrink-0 items-center gap-1.5 text-[13.5px] leading-5 font-medium whitespace-nowrap text-fg-2 transition-colors outline-offset-[-2px] hover:text-fg aria-[current=page]:text-fg data-[state=active]:text-fg pointer-coarse:h-11 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors aria-[current=page]:after:bg-primary data-[state=active]:after:bg-primary";
