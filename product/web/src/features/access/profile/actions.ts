/** The actions of the forms of this page, by the name in the address that each form is sent to. */
import { isAuthError } from "@supabase/supabase-js";
import { data } from "react-router";
import type { z } from "zod";
import { proofForm } from "#features/access/account/schema.ts";
import { proven, sendProofCode } from "#features/access/account/share/proof.ts";
import { changePhoto, choosePhoto, removePhoto } from "#features/ground/photo/commands.server.ts";
import { photoChoice, photoFile } from "#features/ground/photo/schema.ts";
import { authProblem } from "#features/access/login/share/auth-errors.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { removeConnectedApp } from "./elsewhere/connected-apps.server.ts";
import { saveDetails } from "./details.server.ts";
import { changeEmail, resendEmailChange } from "./email.server.ts";
import { unlinkIdentity } from "./elsewhere/identities.server.ts";
import { afterSignOut, askForCode, backTo, withNewLook } from "./onward.ts";
import { toOtherSite } from "./elsewhere/other-site.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./second-step/passkeys.server.ts";
import { changePassword } from "./password.server.ts";
import { makeRecoveryCodes } from "./second-step/recovery-codes.server.ts";
import * as forms from "./schema.ts";
import { beginFactor, beginPhone, confirmFactor, removeFactor, textAgain } from "./second-step/second-factor.server.ts";
import { endSessions } from "./sessions.server.ts";

const withProof = <Shape extends z.core.$ZodLooseShape>(form: z.ZodObject<Shape>) => form.extend(proofForm.shape);
const emailForm = withProof(forms.emailForm);
const passwordForm = withProof(forms.passwordForm);
const newFactorForm = withProof(forms.newFactorForm);
const firstCodeForm = withProof(forms.firstCodeForm);
const phoneForm = withProof(forms.phoneForm);
const phoneCodeForm = withProof(forms.phoneCodeForm);
const factorForm = withProof(forms.factorForm);
const identityForm = withProof(forms.identityForm);
const newPasskeyForm = withProof(forms.newPasskeyForm);
const madePasskeyForm = withProof(forms.madePasskeyForm);
const passkeyForm = withProof(forms.passkeyForm);

const actions = {
  photo: formAction("self", photoFile, changePhoto, backTo("photo-changed"), explain),
  "photo-choose": formAction("self", photoChoice, choosePhoto, backTo("photo-changed"), explain),
  "photo-remove": formAction("self", forms.nothingToFill, removePhoto, backTo("photo-removed"), explain),
  details: formAction("self", forms.detailsForm, saveDetails, withNewLook, explain),
  email: formAction("self", emailForm, proven(changeEmail), backTo("email-asked"), explain),
  "email-again": formAction("self", forms.nothingToFill, resendEmailChange, backTo("email-asked"), explain),
  password: formAction("self", passwordForm, proven(changePassword), backTo("password-changed"), explain),
  "factor-begin": formAction("self", newFactorForm, proven(beginFactor), (enrolment) => data({ enrolment }), explain),
  "factor-add": formAction("self", firstCodeForm, proven(confirmFactor), backTo("factor-added"), explain),
  "phone-begin": formAction("self", phoneForm, proven(beginPhone), (texting) => data({ texting }), explain),
  "phone-again": formAction("self", forms.textingForm, textAgain, (texting) => data({ texting }), explain),
  "phone-add": formAction("self", phoneCodeForm, proven(confirmFactor), backTo("factor-added"), explain),
  "factor-remove": formAction("self", factorForm, proven(removeFactor), backTo("factor-removed"), explain),
  "passkey-begin": formAction("self", newPasskeyForm, proven(beginPasskey), (passkey) => data({ passkey }), explain),
  "passkey-add": formAction("self", madePasskeyForm, proven(addPasskey), backTo("passkey-added"), explain),
  "passkey-rename": formAction("self", forms.passkeyNameForm, renamePasskey, backTo("passkey-renamed"), explain),
  "passkey-remove": formAction("self", passkeyForm, proven(removePasskey), backTo("passkey-removed"), explain),
  codes: formAction("self", proofForm, proven(makeRecoveryCodes), (codes) => data({ codes }), explain),
  sessions: formAction("self", forms.sessionsForm, endSessions, afterSignOut, explain),
  link: formAction("self", proofForm, proven(toOtherSite), (goTo) => data({ goTo }), explain),
  unlink: formAction("self", identityForm, proven(unlinkIdentity), backTo("identity-unlinked"), explain),
  // Taking back a consent opens no access, so it needs no renewed proof of identity.
  "app-remove": formAction("self", forms.appForm, removeConnectedApp, backTo("app-removed"), explain),
  "proof-code": formAction(
    "self",
    forms.nothingToFill,
    async (_, __, sent) => sendProofCode(sent),
    askForCode,
    explain,
  ),
};

export type ActionName = keyof typeof actions;

/** Carries out what the address names. */
export function runAction(sent: Sent) {
  return runNamedAction(actions, sent);
}

function explain(error: unknown) {
  return isAuthError(error) ? { problem: authProblem(error) } : undefined;
}
