/** Icons that content chose by name: fetched once, drawn when they are there, and missed without harm. */
const timeoutMs = 1_500;
const known = new Map<string, Promise<string | undefined>>();

/** The drawing of `set:name`, or undefined: a failure is logged and nothing is returned. */
export function loadIcon(icon: string, service = "/api/_nuxt_icon"): Promise<string | undefined> {
  const loading = known.get(icon) ?? fetchIcon(icon, service);
  known.set(icon, loading);
  return loading;
}

async function fetchIcon(icon: string, service: string): Promise<string | undefined> {
  const [set = "", name = ""] = icon.split(":");
  try {
    const answer = await fetch(`${service}/${set}.json?icons=${name}`, { signal: AbortSignal.timeout(timeoutMs) });
    const { icons } = (await answer.json()) as { icons?: Record<string, { body: string }> };
    const body = icons?.[name]?.body;
    if (body === undefined) throw new Error(`${answer.status}: no such icon`);
    return body;
  } catch (error) {
    console.error(`Failed to load icon ${icon}`, error);
    known.delete(icon);
    return undefined;
  }
}
