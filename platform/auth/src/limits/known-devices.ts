/**
 * A browser in which someone has signed in before. A signed cookie says so and names nobody: it opens nothing, but what
 * strangers use up of an account's limits is not taken from those who are known there.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { verifiedFactors, type UserRow } from "@platform/auth/users/user";

export const deviceCookie = "sb-device";

export type Device = {
  /** Undefined for a browser in which nobody has signed in. */
  id: string | undefined;
  /** Whether someone signed in to the account with this address here. */
  knows(address: string): boolean;
  remember(addresses: string[]): void;
  /** The cookie for the response, if it changes. */
  setCookie(): string | undefined;
};

export type Devices = { in(cookies: string | null, now: Date): Device };

export type DeviceOptions = { secret: string; secure: boolean };

const knownDays = 365;
// A tablet that many share must not grow a header that servers refuse.
const mostKnown = 10;

export function createDevices({ secret, secure }: DeviceOptions): Devices {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cuadrante known devices", 32));
  const sign = (...parts: (string | number)[]) =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest().subarray(0, 16).toString("base64url");
  const attributes = `Path=/; Max-Age=${knownDays * 86_400}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

  return {
    in(cookies, now) {
      const today = Math.floor(now.getTime() / 86_400_000);
      // The browser's id with its signature, then for each account the day of the last sign-in and the signature of both.
      const [browserId = "", proof = "", ...entries] = (valueIn(cookies) ?? "").split(".");
      const isOurs = isSame(proof, sign("device", browserId));
      const known = (isOurs ? entries.slice(0, mostKnown) : [])
        .map((entry) => entry.split("~"))
        .map(([day = "", signature = ""]) => ({ day: Number(day), signature }))
        .filter(({ day }) => day > today - knownDays && day <= today);
      let news: string | undefined;
      return {
        id: isOurs ? browserId : undefined,
        knows: (address) => known.some(({ day, signature }) => isSame(signature, sign(browserId, day, address))),
        remember(addresses) {
          if (addresses.length === 0) return;
          const id = isOurs ? browserId : randomBytes(16).toString("base64url");
          const stays = known.filter(
            ({ day, signature }) => !addresses.some((address) => isSame(signature, sign(id, day, address))),
          );
          const all = [...addresses.map((address) => ({ day: today, signature: sign(id, today, address) })), ...stays];
          const shown = all.slice(0, mostKnown).map(({ day, signature }) => `${day}~${signature}`);
          news = `${deviceCookie}=${[id, sign("device", id), ...shown].join(".")}; ${attributes}`;
        },
        setCookie: () => news,
      };
    },
  };
}

/**
 * A device is known to an account with a second factor only once that factor was shown there; otherwise a password
 * alone would suffice.
 */
export function rememberDevice({ device }: AuthRequest, user: UserRow, assurance: "aal1" | "aal2"): void {
  if (assurance === "aal1" && verifiedFactors(user).length > 0) return;
  device.remember([user.email, user.phone].filter((address) => address !== null));
}

const valueIn = (cookies: string | null): string | undefined =>
  cookies
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${deviceCookie}=`))
    ?.slice(deviceCookie.length + 1);

function isSame(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}
