/** An office that turns every address of the product into a redirect, in every spelling: each answers as it did before. */
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";
import { everyRoute } from "./found-forms.ts";
import type { Soak } from "./main.ts";
import { owner } from "./reached-forms.ts";
import { sendEntries, type Sender } from "./sent-form.ts";

const away = "/conditions";
/** Addresses of the product that are not pages. */
const besides = [
  "/readyz",
  "/healthz",
  "/metrics",
  "/api/user",
  "/auth/v1/health",
  "/storage/v1/status",
  "/_i18n/x/en/messages.json",
];

const spellings = [
  (path: string) => path,
  (path: string) => `/es${path === "/" ? "" : path}`,
  (path: string) => `/en${path}`,
  (path: string) => `${path}/`,
  (path: string) => path.toUpperCase(),
  (path: string) => `/${path}`,
  (path: string) => `${path}?a=b`,
  (path: string) => `${path}.data`,
  (path: string) => path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path: string) => `/.${path}`,
  (path: string) => `${path}/../${path.split("/").at(-1)}`,
  (path: string) => `${path}/*`,
];

const redirects: Soak = async ({ log }) => {
  const app = await startServer({}, "build-e2e");
  try {
    const sender = await owner(app.url);
    // The office may redirect only addresses that lead to no page.
    const routes = (await everyRoute())
      .filter(({ path }) => path !== "/*")
      .map(({ path }) => path.replaceAll(/:\w+/g, "x").replace(/\/\*$/, "/nowhere"));
    const paths = [...new Set([...routes, ...besides])];
    const before = await answersOf(sender, paths);
    let sent = 0;
    for (const path of paths)
      for (const spelt of spellings) {
        sent += 1;
        await sendEntries(
          sender,
          "/admin/content/redirects",
          [
            ["from", spelt(path)],
            ["to", away],
            ["status", "301"],
            ["active", "on"],
          ],
          false,
        );
      }
    const after = await answersOf(sender, paths);
    log(`${sent} redirects asked for, over ${paths.length} addresses`);
    // Pages of content may be led elsewhere: their addresses are the office's own.
    return paths.flatMap((path) =>
      before.get(path) === after.get(path) || path.startsWith("/pages/")
        ? []
        : [`${path}: ${before.get(path)} became ${after.get(path)}`],
    );
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

async function answersOf({ url, cookie }: Sender, paths: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of paths) {
    const { status, headers } = await ask(url + path, { headers: { accept: "text/html", cookie } });
    answers.set(path, `${status} ${headers["location"] ?? ""}`);
  }
  return answers;
}

export default redirects;
