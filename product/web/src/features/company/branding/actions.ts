/** The actions of the forms of this page, by the name in the address that each form is sent to. */
import type { Screen } from "@product/domain/branding/brand";
import { failure } from "#request/failures.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { changeLogo, editBrand, removeLogo } from "./commands.server.ts";
import { brandForm, logoFile, logoRemoval } from "./schema.ts";

/** The change that was just made to a logo; told once, at its place. */
export type Done = `logo-${Screen}` | `logo-${Screen}-removed`;

const here = (request: Request) => pageAddress(request).pathname;
const backTo = (done: Done, request: Request) => `${here(request)}#${done}`;

const edit = formAction("settings.edit", brandForm, editBrand, (_saved, request) => here(request));

const logo = formAction(
  "settings.edit",
  logoFile,
  async (actor, form, sent) => {
    await changeLogo(actor, form, sent);
    return form.screen;
  },
  (screen, request) => backTo(`logo-${screen}`, request),
);

const remove = formAction(
  "settings.edit",
  logoRemoval,
  async (actor, form) => {
    await removeLogo(actor, form);
    return form.screen;
  },
  (screen, request) => backTo(`logo-${screen}-removed`, request),
);

/** Carries out what the address names; without a name, the texts are saved. */
export function runAction(sent: Sent) {
  const name = pageAddress(sent.request).searchParams.get("do");
  if (name === null) return edit(sent);
  if (name === "logo") return logo(sent);
  if (name === "logo-remove") return remove(sent);
  throw failure("notUnderstood");
}
