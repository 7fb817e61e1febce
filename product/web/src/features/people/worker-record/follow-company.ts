/** The country of a new worker is that of the company which is chosen for them, until somebody says otherwise. */
export function followCompany(
  changed: EventTarget,
  form: HTMLFormElement,
  entities: readonly { id: string; country: string }[],
): void {
  if (!(changed instanceof HTMLSelectElement) || changed.name !== "legalEntityId") return;
  const country = entities.find(({ id }) => id === changed.value)?.country;
  const field = form.elements.namedItem("country");
  if (country && field instanceof RadioNodeList) field.value = country;
}
