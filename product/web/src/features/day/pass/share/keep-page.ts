/** Message to the service worker: a page to keep and the files it is made of. */
export type ToKeep = { page: string; files: string[] };

/** Has the page at hand where there is no net: a worker of the browser keeps it, with the files that it is made of. */
export async function keepPage(path: string, alsoNeeded: readonly string[] = []): Promise<void> {
  // Only in a secure context, and not in the development server, whose files change all the time.
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register("/offline-worker.js", { scope: path, updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname, search }) => pathname + search);
  const message: ToKeep = { page: path, files: [...new Set([...linkedFiles(), ...files, ...alsoNeeded])] };
  active?.postMessage(message, []);
}

/** The page goes too where the server no longer knows who asks. */
export const forgetPage = async (path: string): Promise<void> => void (await caches.delete(`offline ${path}`));

/** Files that the document names, whether fetched from the network or kept by the browser. */
const linkedFiles = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      "link[href^='/assets/'], script[src^='/assets/'], img[src^='/workerpass/picture/']",
    ),
  ].map((element) => element.getAttribute("href") ?? element.getAttribute("src")!);
