/** A deliverer in a process of its own, so that a test can kill it: node deliver-once.ts <database url> <smtp port>. */
import { systemClock } from "@platform/kernel/clock";
import { createLogger } from "@platform/kernel/logger";
import { openSql } from "@platform/kernel/sql";
import { createMail } from "@platform/mail/create-mail";
import { testSeal } from "@platform/mail/testing/mail-under-test";

const [, , url = "", port] = process.argv;
const mail = createMail({
  db: openSql({ url }),
  clock: systemClock,
  log: createLogger({ level: "silent" }),
  from: "Cuadrante <turnos@cuadrante.example>",
  seal: testSeal,
  smtp: { host: "127.0.0.1", port: Number(port), security: "none" },
});
await mail.deliverDue();
