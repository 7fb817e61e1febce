/** Parts of the protocol that are not built: each answers as a service that has them turned off. */
import type { ErrorCode } from "@platform/auth/request/errors";
import { AuthError } from "@platform/auth/request/errors";
import type { Handler } from "@platform/auth/request/auth-request";

const off =
  (code: ErrorCode, message: string): Handler =>
  async () => {
    throw new AuthError(404, code, message);
  };

export const recoveryCodesOff = off("feature_disabled", "MFA recovery codes are disabled");
export const customProvidersOff = off("feature_disabled", "Custom OAuth providers are disabled");
