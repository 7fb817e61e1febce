/**
 * Mails at an address of their own while developing and testing: no sign-in, because the sign-in mail itself is wanted.
 * Only the entries of development and of browser tests have this file.
 */
import { Hono } from "hono";
import type { Platform } from "@platform/host/create-platform";

export const createDevMailbox = ({ mailbox, open }: Platform["mail"]): Hono =>
  new Hono()
    .basePath("/dev/mailbox")
    .get("/", async (c) => c.json(await mailbox.list({ limit: 50 })))
    .get("/newest", async (c) => {
      const { kind, to } = c.req.query();
      const entries = await mailbox.list({ limit: 50, recipient: to });
      const found = entries.find((entry) => entry.kind === kind);
      return c.json((found && (await open?.(found.id))) ?? null);
    })
    .get("/:id", async (c) => {
      const message = await open?.(c.req.param("id"));
      return message ? c.text(`${message.subject ?? ""}\n\n${message.text}`) : c.text("Not Found", 404);
    });
