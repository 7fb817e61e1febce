import { describe, expect, it } from "vitest";
import { ethereumAddress, isSignedByEthereum, ethereumSignature } from "./ethereum.ts";

describe("an Ethereum address", () => {
  // The examples of EIP-55.
  it.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0xde709f2102306220921060314715629080e2fb77",
  ])("with the right checksum, or none, is one wallet: %s", (address) => {
    expect(ethereumAddress(address)).toBe(address.toLowerCase());
  });

  it.each([
    "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe",
    "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xg0000000000000000000000000000000000000000",
  ])("is refused otherwise: %s", (address) => {
    expect(() => ethereumAddress(address)).toThrow(/address in message/);
  });
});

describe("a signature", () => {
  // Made by another library (web3.eth.accounts.sign) with the key that its documentation shows.
  it("of a known wallet is recognised", () => {
    const signature = ethereumSignature(
      "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c",
    );
    const address = "0x2c7536e3605d9c16a7a3d7b1898e529396a65c23";
    expect(isSignedByEthereum("Some data", signature, address)).toBe(true);
    expect(isSignedByEthereum("Some date", signature, address)).toBe(false);
  });

  it.each(["00".repeat(65), "ff".repeat(65), `${"00".repeat(64)}1b`])("of no key is none: %s", (digits) => {
    expect(isSignedByEthereum("x", ethereumSignature(digits), `0x${"0".repeat(40)}`)).toBe(false);
  });
});
