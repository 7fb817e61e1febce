/** Mails at an address of their own while developing: no sign-in, because the sign-in mail itself is wanted. Never in a build. */
import { Hono } from "hono";
import type { Platform } from "@platform/host/create-platform";

export const createDevMailbox = ({ mailbox }: Platform["mail"]): Hono =>
  new Hono()
    .get("/", async (c) => c.json(await mailbox.list({ limit: 50 })))
    .get("/:id", async (c) => {
      const message = await mailbox.read(c.req.param("id"));
      return message ? c.text(`${message.subject ?? ""}\n\n${message.text}`) : c.text("Not Found", 404);
    });
