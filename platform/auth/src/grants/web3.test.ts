import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";
import { base58, ethereumWallet, solanaWallet, twinOf } from "@platform/auth/testing/wallets";

const service = useService({ web3: { ethereum: true, solana: true } });
const onlyEthereum = useService({ web3: { ethereum: true } });
const guarded = useService({ web3: { ethereum: true }, captcha: { provider: "turnstile", secret: "x" } });
const off = useService();

const show = (chain: string, message: string, signature: string, to = service) =>
  to.post("/token?grant_type=web3", { chain, message, signature });
const at = (seconds: number) => new Date(service.now().getTime() + seconds * 1000).toISOString();
const granted = { status: 200 };
const ungranted = { status: 400, body: { error: "invalid_grant" } };
const malformed = { status: 400, body: { code: "validation_failed" } };

type Parts = Partial<Record<"domain" | "uri" | "version" | "chainId" | "nonce" | "issuedAt" | "more", string>>;
let nonces = 0;

/** As auth-js writes it. */
const siwe = (address: string, parts: Parts = {}) => {
  const nonce = parts.nonce ?? `nonce${String(nonces++).padStart(6, "0")}`;
  const { domain = "staff.example", uri = "https://staff.example/in", version = "1", chainId = "1" } = parts;
  return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nI am here to work.\n\nURI: ${uri}\nVersion: ${version}\nChain ID: ${chainId}${nonce && `\nNonce: ${nonce}`}\nIssued At: ${parts.issuedAt ?? at(0)}${parts.more ?? ""}`;
};
const siws = (address: string, more = "") =>
  `staff.example wants you to sign in with your Solana account:\n${address}\n\nVersion: 1\nURI: https://staff.example/in\nIssued At: ${at(0)}\nNonce: nonce${nonces++}0000${more}`;

describe("a wallet", () => {
  it("of Ethereum opens a session of someone without an address, the same one next time", async () => {
    const wallet = ethereumWallet();
    const signIn = async () => {
      const message = siwe(wallet.address);
      return show("ethereum", message, wallet.sign(message));
    };
    const first = await signIn();
    expect(first).toMatchObject({
      status: 200,
      body: {
        user: {
          email: "",
          app_metadata: { provider: "web3", providers: ["web3"] },
          identities: [{ provider: "web3", id: `web3:ethereum:${wallet.address}` }],
        },
      },
    });
    const claims = JSON.parse(Buffer.from(first.body["access_token"].split(".")[1], "base64url").toString());
    expect(claims.amr).toMatchObject([{ method: "web3" }]);
    expect((await signIn()).body["user"].id).toBe(first.body["user"].id);
  });

  it("of Solana opens a session, whichever base64 it writes", async () => {
    const wallet = solanaWallet();
    for (const written of [
      (s: string) => s,
      (s: string) => s.replaceAll("+", "-").replaceAll("/", "_").replace("==", ""),
    ]) {
      const message = siws(wallet.address);
      expect(await show("solana", message, written(wallet.sign(message)))).toMatchObject({
        status: 200,
        body: { user: { identities: [{ id: `web3:solana:${wallet.address}` }] } },
      });
    }
  });

  it.each([
    ["no nonce", { nonce: "" }, granted],
    ["an expiry to come", { more: "\nExpiration Time: 2100-01-01T00:00:00Z" }, granted],
    ["resources", { more: "\nResources:\n- https://staff.example/terms\n- ipfs://x" }, granted],
    ["a scheme before the domain", { domain: "https://staff.example" }, granted],
    ["an hour of another zone", { issuedAt: "2026-11-15T11:00:00+01:00" }, granted],
    ["a short nonce", { nonce: "short" }, malformed],
    ["a nonce that is no word", { nonce: "no-words-here" }, malformed],
    ["another version", { version: "2" }, malformed],
    ["no number of a chain", { chainId: "main" }, malformed],
    ["no time", { issuedAt: "yesterday" }, malformed],
    ["a field twice", { more: "\nURI: https://evil.example/" }, malformed],
    ["a line out of place", { more: "\nHello" }, malformed],
    ["a field after the resources", { more: "\nResources:\nURI: https://evil.example/" }, malformed],
    ["another domain", { domain: "evil.example" }, ungranted],
    ["another site", { domain: "evil.example", uri: "https://evil.example/in" }, ungranted],
    ["a name before the host", { uri: "https://staff.example@evil.example/" }, ungranted],
    ["no TLS", { uri: "http://staff.example/in" }, ungranted],
    ["no web address", { uri: "ftp://staff.example/in" }, ungranted],
    ["an expiry in the past", { more: "\nExpiration Time: 2026-11-15T09:00:00Z" }, ungranted],
    ["a beginning to come", { more: "\nNot Before: 2100-01-01T00:00:00Z" }, ungranted],
    ["eleven minutes of age", { issuedAt: "2026-11-15T09:49:00Z" }, ungranted],
    ["eleven minutes ahead", { issuedAt: "2026-11-15T10:11:00Z" }, ungranted],
  ])("signs a message with %s", async (_, parts, answer) => {
    const wallet = ethereumWallet();
    const message = siwe(wallet.address, parts);
    expect(await show("ethereum", message, wallet.sign(message))).toMatchObject(answer);
  });

  it("cannot sign for another", async () => {
    const [ownWallet, theirWallet] = [ethereumWallet(), ethereumWallet()];
    const message = siwe(theirWallet.address);
    expect(await show("ethereum", message, ownWallet.sign(message))).toMatchObject(ungranted);
    const other = siws(solanaWallet().address);
    expect(await show("solana", other, solanaWallet().sign(other))).toMatchObject(ungranted);
  });

  it("that nobody owns opens nothing", async () => {
    // The neutral point: this signature fits every message.
    const neutral = Uint8Array.of(1, ...new Uint8Array(31));
    const forged = Buffer.concat([neutral, Buffer.alloc(32)]).toString("base64");
    expect(await show("solana", siws(base58(neutral)), forged)).toMatchObject(ungranted);
  });
});

describe("a signed message", () => {
  it("opens one session, even for ten who show it at once", async () => {
    const wallet = ethereumWallet();
    const message = siwe(wallet.address);
    const signature = wallet.sign(message);
    const answers = await Promise.all(Array.from({ length: 10 }, () => show("ethereum", message, signature)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
  });

  it.each([0, 300, 599])("is not taken again after %i seconds, however it is signed", async (seconds) => {
    const wallet = ethereumWallet();
    const message = siwe(wallet.address);
    const signature = wallet.sign(message);
    expect((await show("ethereum", message, signature)).status).toBe(200);
    service.wait(seconds);
    for (const again of [signature, signature.toUpperCase().replace("0X", ""), twinOf(signature)])
      expect(await show("ethereum", message, again)).toMatchObject({
        status: 400,
        body: { error: "invalid_grant", error_description: "Signed message was already used" },
      });
  });

  it("is still good when it was refused before", async () => {
    const wallet = ethereumWallet();
    const message = siwe(wallet.address, { issuedAt: at(0) });
    expect(await show("ethereum", message, ethereumWallet().sign(message))).toMatchObject(ungranted);
    expect(await show("ethereum", message, wallet.sign(message))).toMatchObject(granted);
  });

  it.each([
    ["too short", "hello", "0x"],
    ["too long", `${"x".repeat(20 * 1024)}y`, "0x"],
    ["of no known form", "x".repeat(100), "0x"],
  ])("is refused when it is %s", async (_, message, signature) => {
    expect(await show("ethereum", message, signature)).toMatchObject(malformed);
  });

  it.each(["", "0x", "zz".repeat(65), "00".repeat(64)])("needs a whole signature: %s", async (signature) => {
    expect(await show("ethereum", siwe(ethereumWallet().address), signature)).toMatchObject(malformed);
  });
});

describe("behind a CAPTCHA", () => {
  it("needs its token", async () => {
    const message = siwe(ethereumWallet().address);
    expect(await show("ethereum", message, "0x", guarded)).toMatchObject({
      status: 400,
      body: {
        code: "captcha_failed",
        message: "captcha protection: request disallowed (no captcha_token found)",
      },
    });
  });
});

describe("wallets that are turned off", () => {
  it.each([
    [off, "ethereum", 422, "web3_provider_disabled", "Web3 provider is disabled"],
    [onlyEthereum, "solana", 422, "web3_provider_disabled", "Solana Web3 provider is disabled"],
    [onlyEthereum, "bitcoin", 400, "web3_unsupported_chain", "Unsupported chain"],
  ])("say so", async (to, chain, status, code, message) => {
    expect(await show(chain, "x", "y", to)).toMatchObject({ status, body: { code, message } });
  });
});
