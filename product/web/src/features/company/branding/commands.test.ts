import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect } from "vitest";
import { pngSize } from "@product/domain/files/png-size";
import { useTestDatabase } from "@product/database/testing/test-database";
import { filesContext } from "#request/ports/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { useFiles } from "#testing/files.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { changeLogo, editBrand, removeLogo } from "./commands.server.ts";
import { brandForMails, brandForPages, brandForPaper, keptBrand } from "./queries.server.ts";
import { brandForm, type BrandForm } from "./schema.ts";

const { query, url } = useTestDatabase();
const parts = useFiles(url);
const office = who(["settings.view", "settings.edit"]);

const sent = () => {
  const context = new RouterContextProvider();
  context.set(filesContext, parts.files);
  return { context };
};
const form = (fields: Partial<BrandForm>): BrandForm => brandForm.parse({ name: "Marea", version: 1, ...fields });
const png = (width: number, height: number) =>
  new File([blackPng(width, height) as Uint8Array<ArrayBuffer>], "logo.png");

beforeEach(() =>
  query(
    `DELETE FROM storage.objects;
     UPDATE app.brand SET name = 'Cuadrante', colour = NULL, sender_name = '', reply_to = '', version = 1,
       logo_light = NULL, logo_light_ratio = NULL, logo_dark = NULL, logo_dark_ratio = NULL`,
  ),
);

describe("the brand", () => {
  test("is the product's until someone says otherwise", async () => {
    const row = await keptBrand();
    expect(brandForPages(row)).toEqual({ name: "Cuadrante", colours: {}, logo: {}, logoShowsName: false });
    expect(brandForMails(row, "https://staff.example")).toMatchObject({ name: "Cuadrante", logoUrl: undefined });
    expect(await brandForPaper(parts.files)).toEqual({ name: "Cuadrante", colour: undefined, logo: undefined });
  });

  test("is changed, and what changed is told", async () => {
    const saved = { name: "Marea", colour: "#FFD400", senderName: "Marea turnos", replyTo: "turnos@marea.example" };
    await editBrand(office, form(saved));
    const row = await keptBrand();
    expect(row).toMatchObject({ ...saved, colour: "#ffd400", version: 2 });
    expect(brandForPages(row).colours["--primary-dark"]).toBe("#ffd400");
    expect(Object.keys(brandForPages(row).colours)).toHaveLength(2 * 7);
    expect(await lastActs()).toMatchObject([{ act: "brand.edit", subjects: ["brand brand"] }]);
    // White letters on the button of a mail can be read, and so can the colour on paper.
    const { colour } = brandForMails(row, undefined);
    expect(colour).not.toBe("#ffd400");
    expect(await brandForPaper(parts.files)).toMatchObject({ name: "Marea", colour });
  });

  test("is not saved over what a colleague saved", async () => {
    await editBrand(office, form({ name: "Marea" }));
    await expect(editBrand(office, form({ name: "Ribera" }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    expect(await keptBrand()).toMatchObject({ name: "Marea" });
  });

  test("is for those who may change settings everywhere", async () => {
    await expect(editBrand(who(["settings.view"]), form({}))).rejects.toMatchObject({ needs: "settings.edit" });
    const here = who(["settings.edit"], { kind: "client", id: "00000000-0000-4000-8000-000000000001" });
    await expect(editBrand(here, form({}))).rejects.toMatchObject({ needs: "settings.edit" });
    await expect(
      changeLogo(who(["settings.view"]), { screen: "light", logo: png(4, 4) }, sent()),
    ).rejects.toMatchObject({ needs: "settings.edit" });
    expect((await query("SELECT name FROM storage.objects")).rows).toEqual([]);
  });
});

describe("a logo", () => {
  test("is kept as a small PNG with its shape, beside the texts and their version", async () => {
    await changeLogo(office, { screen: "light", logo: png(1000, 250) }, sent());
    const row = await keptBrand();
    expect(row).toMatchObject({ logoLightRatio: 4, logoDark: null, version: 1 });
    const { logo } = await brandForPaper(parts.files);
    expect(logo).toMatchObject({ ratio: 4 });
    expect(pngSize(logo!.bytes)).toEqual({ width: 800, height: 200 });
    expect(brandForMails(row, "https://staff.example").logoUrl).toBe(
      `https://staff.example/brand/logos/${row.logoLight}.png`,
    );
    await editBrand(office, form({ name: "Marea" }));
    await removeLogo(office, { screen: "light" });
    expect(await keptBrand()).toMatchObject({ name: "Marea", logoLight: null, logoLightRatio: null });
  });

  test("stays when what was sent is no picture that we take", async () => {
    await changeLogo(office, { screen: "dark", logo: png(40, 20) }, sent());
    const before = await keptBrand();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], "logo.svg");
    await expect(changeLogo(office, { screen: "dark", logo: svg }, sent())).rejects.toMatchObject({
      refusals: [{ code: "file.kind-not-taken" }],
    });
    expect(await keptBrand()).toEqual(before);
    expect((await query("SELECT name FROM storage.objects")).rows).toEqual([{ name: `${before.logoDark}.png` }]);
  });
});

test.for([
  [{ name: "" }, "name"],
  [{ name: "Marea\r\nBcc: eve@example.org" }, "name"],
  [{ senderName: "Marea\nBcc: eve@example.org" }, "senderName"],
  [{ replyTo: "nobody" }, "replyTo"],
  [{ replyTo: "a@example.org, b@example.org" }, "replyTo"],
  [{ colour: "green" }, "colour"],
  [{ colour: "#15803d;background:red" }, "colour"],
] as const)("what is wrong with %j is told at its field", ([fields, field]) => {
  const { error } = brandForm.safeParse({ name: "Marea", version: 1, ...fields });
  expect(error!.issues.map(({ path }) => path[0])).toEqual([field]);
});
