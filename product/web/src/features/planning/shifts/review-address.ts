/** The review of one shift, or of all of an event that waits to be published; `day` is where one comes back to. */
export const reviewAddress = (eventId: string, { shift, day }: { shift?: string; day: string }): string => {
  const permittedRows = new URLSearchParams({ event: eventId, day, ...(shift ? { shift } : { days: "all" }) });
  return `/admin/working-schedules/publish?${permittedRows.toString()}`;
};
