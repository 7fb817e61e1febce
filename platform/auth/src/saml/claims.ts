/** The identity of the person in a SAML statement, and the claims that the app wants to have. */
import { z } from "zod";
import { isStorable } from "@platform/auth/request/json";
import { isEmailAddress } from "@platform/auth/users/addresses";
import type { Json } from "@platform/auth/users/user";
import type { Statement } from "./statement.ts";

const mapped = z.object({
  name: z.string().max(500).optional(),
  names: z.array(z.string().max(500)).max(50).optional(),
  default: z.unknown().optional(),
  array: z.boolean().optional(),
});

export const attributeMapping = z.object({ keys: z.record(z.string(), mapped).optional() });
export type AttributeMapping = z.infer<typeof attributeMapping>;

const longestValue = 2000;
const formats = "urn:oasis:names:tc:SAML";

/** Names of other people's directories for one thing. */
const emailNames = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "Mail",
  "email",
  "Email",
  "emailaddress",
];

export function claimsOf({ attributes }: Pick<Statement, "attributes">, mapping: AttributeMapping | null): Json {
  const claims: Json = {};
  for (const [claim, { name, names = [], default: otherwise, array }] of Object.entries(mapping?.keys ?? {})) {
    const values = [...(name === undefined ? [] : [name]), ...names]
      .map((each) => (attributes.get(each) ?? []).filter(isKept))
      .find((each) => each.length > 0);
    if (values) claims[claim] = array ? values : values[0];
    else if (otherwise !== undefined && otherwise !== null) claims[claim] = otherwise;
  }
  return claims;
}

/** A name that stays: one made for a single visit says nothing about who it is. */
export function subjectOf({ attributes, nameId }: Statement): string {
  const [subjectId] = attributes.get("urn:oasis:names:tc:SAML:attribute:subject-id") ?? [];
  if (subjectId && isKept(subjectId)) return subjectId;
  if (nameId.format === `${formats}:2.0:nameid-format:transient` || !isKept(nameId.value)) return "";
  return isByAddress(nameId) ? nameId.value.toLowerCase() : nameId.value;
}

export function emailOf({ attributes, nameId }: Statement, claims: Json): string {
  const named = emailNames.flatMap((name) => attributes.get(name) ?? []);
  const found = [claims["email"], ...named, ...(isByAddress(nameId) ? [nameId.value] : [])].find(
    (value) => typeof value === "string" && isEmailAddress(value.toLowerCase()),
  );
  return typeof found === "string" ? found.toLowerCase() : "";
}

const isByAddress = ({ format }: Statement["nameId"]) => format === `${formats}:1.1:nameid-format:emailAddress`;
const isKept = (value: string) => value !== "" && value.length <= longestValue && isStorable(value);
