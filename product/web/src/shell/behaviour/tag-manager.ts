let hasStarted = false;

/** Loads the tag manager's container. Called only once measuring was consented to. */
export function startTagManager(container: string): void {
  if (hasStarted) return;
  hasStarted = true;
  const events = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  events.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}

/** Whether this document is measured, and with it every page that it shows. */
export const isTagManagerHere = (): boolean => hasStarted;
