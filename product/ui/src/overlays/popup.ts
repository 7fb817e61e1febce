/** The surface of what opens beside its button: menu, popover. */
export const popupClass =
  "z-50 origin-(--radix-popper-transform-origin) rounded-card bg-bg-raised text-fg shadow-overlay outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in";
