/** Every address of the service on one page: who may call it, and what answers. */
import { customProvidersOff, recoveryCodesOff } from "./endpoints/disabled.ts";
import { health, keySet, settings } from "./endpoints/about.ts";
import { adminAudit } from "./endpoints/admin/audit.ts";
import { adminDeleteFactor, adminListFactors, adminUpdateFactor } from "./endpoints/admin/factors.ts";
import { adminDeleteUser, adminGetUser, adminUpdateUser } from "./endpoints/admin/user.ts";
import { adminCreateUser, adminListUsers } from "./endpoints/admin/users.ts";
import { captchaQuestion } from "./endpoints/captcha.ts";
import { challengeFactor } from "./endpoints/factors/challenge.ts";
import { enrollFactor } from "./endpoints/factors/enroll.ts";
import { unenrollFactor } from "./endpoints/factors/unenroll.ts";
import { verifyFactor } from "./endpoints/factors/verify.ts";
import { generateLink } from "./endpoints/admin/generate-link.ts";
import { invite } from "./endpoints/admin/invite.ts";
import { oauthAuthorize } from "./endpoints/oauth-server/authorize.ts";
import { decideAuthorization, getAuthorization } from "./endpoints/oauth-server/authorizations.ts";
import {
  adminCreateClient,
  adminDeleteClient,
  adminGetClient,
  adminListClients,
  adminRegenerateSecret,
  adminUpdateClient,
  registerClient,
} from "./endpoints/oauth-server/clients.ts";
import { nothingOfOAuth, withOAuthServer } from "./endpoints/oauth-server/enabled.ts";
import { listGrants, revokeGrant } from "./endpoints/oauth-server/grants.ts";
import { authorizationServer, openidConfiguration } from "./endpoints/oauth-server/metadata.ts";
import { oauthToken } from "./endpoints/oauth-server/token.ts";
import { userinfo } from "./endpoints/oauth-server/userinfo.ts";
import { withPasskeys } from "./endpoints/passkeys/enabled.ts";
import {
  adminDeletePasskey,
  adminListPasskeys,
  deletePasskey,
  listPasskeys,
  updatePasskey,
} from "./endpoints/passkeys/manage.ts";
import { passkeyRegistrationOptions, verifyPasskeyRegistration } from "./endpoints/passkeys/register.ts";
import { passkeySignInOptions, verifyPasskeySignIn } from "./endpoints/passkeys/sign-in.ts";
import { authorize } from "./endpoints/providers/authorize.ts";
import { callback } from "./endpoints/providers/callback.ts";
import { authorizeIdentity, unlinkIdentity } from "./endpoints/providers/identities.ts";
import { samlAnswer } from "./endpoints/sso/acs.ts";
import { nothingOfSaml, withSaml } from "./endpoints/sso/enabled.ts";
import { samlMetadata } from "./endpoints/sso/metadata.ts";
import {
  adminCreateProvider,
  adminDeleteProvider,
  adminGetProvider,
  adminListProviders,
  adminUpdateProvider,
} from "./endpoints/sso/providers.ts";
import { signInWithSso } from "./endpoints/sso/sign-in.ts";
import { logout } from "./endpoints/logout.ts";
import { magicLink, otp } from "./endpoints/otp.ts";
import { reauthenticate } from "./endpoints/reauthenticate.ts";
import { recover } from "./endpoints/recover.ts";
import { resend } from "./endpoints/resend.ts";
import { signUp } from "./endpoints/signup.ts";
import { token } from "./endpoints/token.ts";
import { updateUser } from "./endpoints/update-user.ts";
import { getUser } from "./endpoints/user.ts";
import { verify, verifyLink } from "./endpoints/verify.ts";
import { forMember } from "./mfa/caller.ts";
import { forAdmin, forUser, forUserOrApp } from "./request/bearer.ts";
import type { Handler } from "./request/auth-request.ts";

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "ALL";
  path: string;
  handle: Handler;
  /** Reached by plain links, so no project key can be asked for. */
  open?: true;
};

export const endpoints: Endpoint[] = [
  { method: "GET", path: "/health", handle: health, open: true },
  { method: "GET", path: "/.well-known/jwks.json", handle: keySet, open: true },
  { method: "GET", path: "/.well-known/openid-configuration", handle: openidConfiguration, open: true },
  { method: "GET", path: "/.well-known/oauth-authorization-server", handle: authorizationServer, open: true },
  { method: "GET", path: "/settings", handle: settings },
  { method: "GET", path: "/captcha", handle: captchaQuestion },

  { method: "POST", path: "/signup", handle: signUp },
  { method: "POST", path: "/token", handle: token },
  { method: "POST", path: "/otp", handle: otp },
  { method: "POST", path: "/magiclink", handle: magicLink },
  { method: "POST", path: "/verify", handle: verify },
  { method: "GET", path: "/verify", handle: verifyLink, open: true },
  { method: "POST", path: "/recover", handle: recover },
  { method: "POST", path: "/resend", handle: resend },
  { method: "GET", path: "/user", handle: forUserOrApp(getUser) },
  { method: "PUT", path: "/user", handle: forUser(updateUser) },
  { method: "GET", path: "/reauthenticate", handle: forUser(reauthenticate) },
  { method: "POST", path: "/logout", handle: forUserOrApp(logout) },

  { method: "ALL", path: "/factors/recovery-codes/*", handle: recoveryCodesOff },
  { method: "POST", path: "/factors", handle: forMember(enrollFactor) },
  { method: "POST", path: "/factors/:factorId/challenge", handle: forMember(challengeFactor) },
  { method: "POST", path: "/factors/:factorId/verify", handle: forMember(verifyFactor) },
  { method: "DELETE", path: "/factors/:factorId", handle: forMember(unenrollFactor) },

  { method: "GET", path: "/passkeys", handle: withPasskeys(forMember(listPasskeys)) },
  { method: "PATCH", path: "/passkeys/:passkeyId", handle: withPasskeys(forMember(updatePasskey)) },
  { method: "DELETE", path: "/passkeys/:passkeyId", handle: withPasskeys(forMember(deletePasskey)) },
  {
    method: "POST",
    path: "/passkeys/registration/options",
    handle: withPasskeys(forMember(passkeyRegistrationOptions)),
  },
  { method: "POST", path: "/passkeys/registration/verify", handle: withPasskeys(forMember(verifyPasskeyRegistration)) },
  { method: "POST", path: "/passkeys/authentication/options", handle: withPasskeys(passkeySignInOptions) },
  { method: "POST", path: "/passkeys/authentication/verify", handle: withPasskeys(verifyPasskeySignIn) },

  { method: "GET", path: "/admin/users", handle: forAdmin(adminListUsers) },
  { method: "POST", path: "/admin/users", handle: forAdmin(adminCreateUser) },
  { method: "GET", path: "/admin/users/:id", handle: forAdmin(adminGetUser) },
  { method: "PUT", path: "/admin/users/:id", handle: forAdmin(adminUpdateUser) },
  { method: "DELETE", path: "/admin/users/:id", handle: forAdmin(adminDeleteUser) },
  { method: "GET", path: "/admin/users/:id/factors", handle: forAdmin(adminListFactors) },
  { method: "PUT", path: "/admin/users/:id/factors/:factorId", handle: forAdmin(adminUpdateFactor) },
  { method: "DELETE", path: "/admin/users/:id/factors/:factorId", handle: forAdmin(adminDeleteFactor) },
  { method: "GET", path: "/admin/users/:id/passkeys", handle: withPasskeys(forAdmin(adminListPasskeys)) },
  {
    method: "DELETE",
    path: "/admin/users/:id/passkeys/:passkeyId",
    handle: withPasskeys(forAdmin(adminDeletePasskey)),
  },
  { method: "POST", path: "/invite", handle: forAdmin(invite) },
  { method: "POST", path: "/admin/generate_link", handle: forAdmin(generateLink) },
  { method: "GET", path: "/admin/audit", handle: forAdmin(adminAudit) },

  { method: "GET", path: "/authorize", handle: authorize, open: true },
  { method: "GET", path: "/callback", handle: callback, open: true },
  { method: "POST", path: "/callback", handle: callback, open: true },
  { method: "GET", path: "/user/identities/authorize", handle: forUser(authorizeIdentity) },
  { method: "DELETE", path: "/user/identities/:identity_id", handle: forUser(unlinkIdentity) },

  { method: "POST", path: "/sso", handle: withSaml(signInWithSso) },
  { method: "GET", path: "/sso/saml/metadata", handle: withSaml(samlMetadata), open: true },
  { method: "POST", path: "/sso/saml/acs", handle: withSaml(samlAnswer), open: true },
  { method: "GET", path: "/admin/sso/providers", handle: withSaml(forAdmin(adminListProviders)) },
  { method: "POST", path: "/admin/sso/providers", handle: withSaml(forAdmin(adminCreateProvider)) },
  { method: "GET", path: "/admin/sso/providers/:providerId", handle: withSaml(forAdmin(adminGetProvider)) },
  { method: "PUT", path: "/admin/sso/providers/:providerId", handle: withSaml(forAdmin(adminUpdateProvider)) },
  { method: "DELETE", path: "/admin/sso/providers/:providerId", handle: withSaml(forAdmin(adminDeleteProvider)) },
  { method: "ALL", path: "/sso/*", handle: nothingOfSaml, open: true },
  { method: "ALL", path: "/admin/sso/*", handle: nothingOfSaml },

  { method: "GET", path: "/oauth/authorize", handle: withOAuthServer(oauthAuthorize), open: true },
  { method: "POST", path: "/oauth/token", handle: withOAuthServer(oauthToken), open: true },
  { method: "GET", path: "/oauth/userinfo", handle: withOAuthServer(forUserOrApp(userinfo)), open: true },
  {
    method: "GET",
    path: "/oauth/authorizations/:authorizationId",
    handle: withOAuthServer(forMember(getAuthorization)),
    open: true,
  },
  {
    method: "POST",
    path: "/oauth/authorizations/:authorizationId/consent",
    handle: withOAuthServer(forMember(decideAuthorization)),
    open: true,
  },
  { method: "POST", path: "/oauth/clients/register", handle: withOAuthServer(registerClient), open: true },
  { method: "GET", path: "/user/oauth/grants", handle: withOAuthServer(forUser(listGrants)) },
  { method: "DELETE", path: "/user/oauth/grants", handle: withOAuthServer(forUser(revokeGrant)) },
  { method: "GET", path: "/admin/oauth/clients", handle: withOAuthServer(forAdmin(adminListClients)) },
  { method: "POST", path: "/admin/oauth/clients", handle: withOAuthServer(forAdmin(adminCreateClient)) },
  { method: "GET", path: "/admin/oauth/clients/:clientId", handle: withOAuthServer(forAdmin(adminGetClient)) },
  { method: "PUT", path: "/admin/oauth/clients/:clientId", handle: withOAuthServer(forAdmin(adminUpdateClient)) },
  { method: "DELETE", path: "/admin/oauth/clients/:clientId", handle: withOAuthServer(forAdmin(adminDeleteClient)) },
  {
    method: "POST",
    path: "/admin/oauth/clients/:clientId/regenerate_secret",
    handle: withOAuthServer(forAdmin(adminRegenerateSecret)),
  },
  { method: "ALL", path: "/oauth/*", handle: nothingOfOAuth, open: true },
  { method: "ALL", path: "/user/oauth/*", handle: nothingOfOAuth },
  { method: "ALL", path: "/admin/oauth/*", handle: nothingOfOAuth },
  { method: "ALL", path: "/admin/custom-providers/*", handle: customProvidersOff },
];
