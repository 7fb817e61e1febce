/** Signs in whoever can sign a message with a wallet. */
import { z } from "zod";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { signInAccount } from "@platform/auth/providers/account-linking";
import type { ProviderAccount } from "@platform/auth/providers/provider-account";
import { ensureFirstUse, ensureOwnAndFresh, ungranted } from "@platform/auth/providers/web3/acceptance";
import { ethereumAddress, ethereumSignature, isSignedByEthereum } from "@platform/auth/providers/web3/ethereum";
import { readMessage, type Chain, type SignedMessage } from "@platform/auth/providers/web3/message";
import { isSignedBySolana, solanaKey, solanaSignature } from "@platform/auth/providers/web3/solana";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { captchaToken, readJson, text } from "@platform/auth/request/json";
import { startSession } from "@platform/auth/sessions/session";
import type { AuthSettings } from "@platform/auth/settings";

const schema = z.object({ chain: text, message: text, signature: text, ...captchaToken });

export async function web3Grant(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const { ethereum, solana } = auth.settings.web3;
  // The reference says so before it reads what is asked.
  if (!ethereum && !solana) throw off("Web3 provider");
  const body = await readJson(call.request, schema);
  await ensurePerson(call, body.gotrue_meta_security);
  const chain = enabledChain(body.chain, auth.settings);
  const message = readMessage(body.message, chain);
  const address = provenAddress(chain, body.message, message.address, body.signature);
  ensureOwnAndFresh(message, auth.settings, now);
  const account = walletAccount(chain, address, message);
  const audience = await audienceOf(call);
  const session = await auth.db.transaction(async (tx) => {
    await ensureFirstUse(tx, body.message, message, now);
    const arrival = { audience, redirectTo: redirectTarget(call), withoutEmail: true } as const;
    const outcome = await signInAccount(tx, call, account, arrival);
    if ("refusal" in outcome) throw outcome.refusal;
    await audit(tx, call, "login", outcome.user, { provider: "web3" });
    return startSession(tx, call, outcome.user, { method: "web3" });
  });
  return answer(session);
}

function enabledChain(chain: string, { web3 }: AuthSettings): Chain {
  if (chain !== "ethereum" && chain !== "solana")
    throw new AuthError(400, "web3_unsupported_chain", "Unsupported chain");
  if (!web3[chain]) throw off(`${chain === "solana" ? "Solana" : "Ethereum"} Web3 provider`);
  return chain;
}

const off = (what: string) => new AuthError(422, "web3_provider_disabled", `${what} is disabled`);

function provenAddress(chain: Chain, message: string, sentAddress: string, signature: string): string {
  const unsigned = () => ungranted("Signature does not match address in message");
  if (chain === "solana") {
    if (!isSignedBySolana(message, solanaSignature(signature), solanaKey(sentAddress))) throw unsigned();
    return sentAddress;
  }
  const address = ethereumAddress(sentAddress);
  if (!isSignedByEthereum(message, ethereumSignature(signature), address)) throw unsigned();
  return address;
}

function walletAccount(chain: Chain, address: string, message: SignedMessage): ProviderAccount {
  const subject = `web3:${chain}:${address}`;
  const { domain, statement, chainId } = message;
  const custom_claims = {
    address,
    chain,
    domain,
    ...(chainId ? { network: chainId } : {}),
    ...(statement ? { statement: statement.slice(0, 500).toWellFormed() } : {}),
  };
  const data = { sub: subject, provider_id: subject, custom_claims, email_verified: false, phone_verified: false };
  return { provider: "web3", subject, email: undefined, isEmailVerified: false, data };
}
