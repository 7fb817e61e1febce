import { expect, it } from "vitest";
import { maskedAddress } from "./masked-address.ts";

it("an address is masked but for what its owner knows it by", () => {
  expect(maskedAddress("marta.ruiz@ribera-sonora.es")).toBe("m•••@r•••.es");
  expect(maskedAddress("x@localhost")).toBe("x•••@l•••");
  expect(maskedAddress('"a@b"@mail.example.co.uk')).toBe('"•••@m•••.uk');
});
