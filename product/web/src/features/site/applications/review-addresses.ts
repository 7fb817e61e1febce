/** Where an application is shown, and where its forms are sent to. */
export const applicationAddress = (id: string, view: string, form: string): string =>
  `?${new URLSearchParams({ ...(view !== "waiting" && { view }), ...(form && { form }), application: id })}`;

export const deedAddress = (deed: string, { form }: { form: string }, { id }: { id: string }): string =>
  `?${new URLSearchParams({ do: deed, ...(form && { form }), application: id })}`;
