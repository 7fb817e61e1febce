import { expect, it } from "vitest";
import { framedMail } from "./framed-mail.ts";

it("a framed mail has neither style elements nor links that open in the frame, and a word in the place of each secret", () =>
  expect(
    framedMail(
      ['<head><style>a{}</style></head><a class="b" href="', { hidden: "link" }, '">', { hidden: "link" }, "</a>"],
      (hidden) => `<${hidden}>`,
    ),
  ).toBe('<head></head><a class="b" data-to="&#60;link&#62;">&#60;link&#62;</a>'));
