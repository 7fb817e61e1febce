/**
 * The links of an application: to go on with it, to see how it stands, and to confirm that a person sent it. They follow from a
 * secret key, so that each can be sent again and is kept nowhere; of the first two the hash is kept to find the application by.
 */
import { createHash } from "node:crypto";
import { networkOf } from "@platform/kernel/network";
import { keyedHash } from "@product/database/keyed-hash";

const derived = (purpose: string, id: string): string =>
  keyedHash(`application ${purpose} ${id}`).toString("base64url");

export const resumeToken = (applicationId: string): string => derived("resume", applicationId);
export const statusToken = (applicationId: string): string => derived("status", applicationId);
export const confirmCode = (applicationId: string): string => derived("confirm", applicationId);

export const linkHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Hash of an e-mail address or a phone number, however it was typed. */
export const contactHash = (contact: string): Buffer =>
  keyedHash(`application contact ${contact.trim().toLowerCase()}`);

/** Hash of the network from which an application is begun, valid within this hour. */
export const networkHash = (address: string, now: Date): Buffer =>
  keyedHash(`application network ${networkOf(address)} ${now.toISOString().slice(0, 13)}`);
