import type { Actor } from "@product/domain/actor";
import { NotPermitted, isPermitted } from "@product/domain/actor";
import type { Screen } from "@product/domain/branding/brand";
import { pngSize } from "@product/domain/files/png-size";
import { Refused } from "@product/domain/refusals";
import { brand } from "@product/database/tables/company/brand";
import { filesContext, type Files } from "#request/ports/files.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { logoName, type KeptBrand } from "./queries.server.ts";
import type { BrandForm, LogoFile, LogoRemoval } from "./schema.ts";

/** Refused when someone saved after `version` was read. */
export const editBrand = (actor: Actor, { version, colour, ...form }: BrandForm) =>
  perform(actor, "brand.edit", async ({ tx, now, subject, recordChange }) => {
    const row = subject(await lockBrand(tx));
    if (row.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    const after = { ...form, colour: colour || null };
    await tx.update(brand).set({ ...after, version: version + 1, updatedAt: now });
    const { name, colour: before, logoShowsName, senderName, replyTo } = row;
    recordChange(row, { name, colour: before, logoShowsName, senderName, replyTo }, after);
    return { version: version + 1 };
  });

/** First the file, then the row: no page ever names a logo that is not there. The former one goes with the next upkeep. */
export async function changeLogo(actor: Actor, { screen, logo }: LogoFile, { context }: Pick<Sent, "context">) {
  ensureBeforeKeeping(actor);
  const files = context.get(filesContext);
  const file = crypto.randomUUID();
  await files.keep("logos", logoName(file), await logo.bytes());
  try {
    await setLogo(actor, screen, { file, ratio: await ratioOf(files, file) });
  } catch (error) {
    await files.remove("logos", [logoName(file)]).catch(() => {});
    throw error;
  }
}

export const removeLogo = (actor: Actor, { screen }: LogoRemoval) => setLogo(actor, screen, undefined);

/** Beside the texts and their version: who writes these is not outrun by a picture. */
const setLogo = (actor: Actor, screen: Screen, logo: { file: string; ratio: number } | undefined) =>
  perform(actor, "brand.edit", async ({ tx, now, recordChange }) => {
    const row = await lockBrand(tx);
    const [file, ratio] = [logo?.file ?? null, logo?.ratio ?? null];
    const after =
      screen === "light" ? { logoLight: file, logoLightRatio: ratio } : { logoDark: file, logoDarkRatio: ratio };
    await tx.update(brand).set({ ...after, updatedAt: now });
    const field = screen === "light" ? "logoLight" : "logoDark";
    recordChange(row, { [field]: row[field] }, { [field]: file });
  });

async function lockBrand(tx: Transaction): Promise<KeptBrand> {
  const [row] = await tx.select().from(brand).for("update");
  return row!;
}

async function ratioOf(files: Files, file: string): Promise<number> {
  const kept = await files.read("logos", logoName(file));
  if (!kept) throw new Refused({ code: "file.storage-away" });
  const { width, height } = pngSize(await kept.bytes());
  return width / height;
}

/** Asked before anything is kept: a file would be there before `perform` says no. */
function ensureBeforeKeeping(actor: Actor): void {
  if (!isPermitted(actor, "settings.edit")) throw new NotPermitted(actor, "settings.edit");
  if (actor.kind === "person" && actor.viewedBy) throw new Refused({ code: "view-as.read-only", name: actor.name });
}
