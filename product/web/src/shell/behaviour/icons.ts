/** Icons that content chose by name: fetched once, drawn when they are there, and missed without harm. */
const timeoutMs = 1_500;
const known = new Map<string, Promise<IconDrawing | undefined>>();

export type IconDrawing = { body: string; width: number; height: number };

/** The drawing of `set:name`, or undefined: a failure is logged and nothing is returned. */
export function loadIcon(icon: string, service = "/api/_nuxt_icon"): Promise<IconDrawing | undefined> {
  const loading = known.get(icon) ?? fetchIcon(icon, service);
  known.set(icon, loading);
  return loading;
}

async function fetchIcon(icon: string, service: string): Promise<IconDrawing | undefined> {
  const [set = "", name = ""] = icon.split(":");
  try {
    const address = `${service}/${encodeURIComponent(set)}.json?icons=${encodeURIComponent(name)}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const drawing = drawingIn((await answer.json()) as IconSet, name);
    if (!drawing) throw new Error(`${answer.status}: no such icon`);
    return drawing;
  } catch (error) {
    console.error(`Failed to load icon ${icon}`, error);
    known.delete(icon);
    return undefined;
  }
}

/** As Iconify writes it: sizes that an icon does not name are those of its set, else 16; an alias names its parent. */
type IconSet = {
  icons?: Record<string, { body: string; width?: number; height?: number } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
  width?: number;
  height?: number;
};

function drawingIn(set: IconSet, name: string): IconDrawing | undefined {
  const found = set.icons?.[name] ?? set.icons?.[set.aliases?.[name]?.parent ?? ""];
  if (typeof found?.body !== "string") return undefined;
  return { body: found.body, width: found.width ?? set.width ?? 16, height: found.height ?? set.height ?? 16 };
}
