/** Loads the tag manager's container. Called only once measuring was consented to. */
export function startTagManager(container: string): void {
  if (document.getElementById(elementId)) return;
  const events = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  events.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.id = elementId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}

const elementId = "tag-manager";
