/** Where an application is shown, and where its forms are sent to. */
export const applicationAddress = (id: string, view: string, form: string): string =>
  `?${new URLSearchParams({ ...(view !== "waiting" && { view }), ...(form && { form }), application: id })}`;

export const actionAddress = (actionName: string, { form }: { form: string }, { id }: { id: string }): string =>
  `?${new URLSearchParams({ do: actionName, ...(form && { form }), application: id })}`;
