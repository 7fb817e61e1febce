import { access, constants } from "node:fs/promises";
import sparticuz from "@sparticuz/chromium";

/** A browser of the machine when there is one, else the one that npm brought. Nothing is downloaded. */
export async function findChromium(): Promise<string> {
  for (const path of [
    process.env["CHROMIUM"],
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ])
    if (
      path &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ))
    )
      return path;
  return sparticuz.executablePath();
}
