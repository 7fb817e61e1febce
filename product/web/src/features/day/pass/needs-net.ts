/** Without a net the pass says of when it is, and of what needs a net that it does, before it is pressed. */
export function tellNet(isAway: boolean): void {
  const note = document.querySelector<HTMLElement>("[data-kept]");
  if (note) note.hidden = !isAway;
  for (const form of document.querySelectorAll<HTMLFormElement>("main form:not([data-clock])")) {
    for (const button of form.querySelectorAll("button")) button.disabled = isAway;
    const says = form.querySelector<HTMLElement>("[data-needs-net]");
    if (says) says.hidden = !isAway;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]:not([href^='tel:'])"))
    if (isAway) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
}

/** A link that needs a net leads nowhere without one, instead of away from the pass. */
export const stayWithoutNet = (): void =>
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[aria-disabled]");
    if (link) event.preventDefault();
  });
