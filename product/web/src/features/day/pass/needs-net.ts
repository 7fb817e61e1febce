const note = document.querySelector<HTMLElement>("[data-kept]");

/** The worker of the browser shows a page that was kept with this note. */
export const seemsAway = (): boolean => !navigator.onLine || note?.hidden === false;

/** Without a net the pass says of when it is, and of what needs a net that it does, before it is pressed. */
export function tellNet(isAway: boolean): void {
  if (note) note.hidden = !isAway;
  for (const says of document.querySelectorAll<HTMLElement>("[data-needs-net]")) says.hidden = !isAway;
  for (const button of document.querySelectorAll<HTMLButtonElement>("main form:not([data-clock]) button"))
    button.disabled = isAway;
  for (const link of document.querySelectorAll("main a[href]:not([href^='tel:'], [href^='mailto:'])"))
    if (isAway) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
}

/** A link that needs a net leads nowhere without one, instead of away from the pass. */
export const stayWithoutNet = (): void =>
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[aria-disabled]");
    if (link) event.preventDefault();
  });
