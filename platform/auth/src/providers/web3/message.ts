/** Reads the text that a wallet signs (EIP-4361, and its sibling on Solana). Only its form is judged here. */
import { invalid } from "@platform/auth/request/errors";

export type SignedMessage = {
  domain: string;
  address: string;
  statement: string | undefined;
  uri: URL;
  chainId: string | undefined;
  issuedAt: Date;
  expirationTime: Date | undefined;
  notBefore: Date | undefined;
};

const shortest = 64;
const longest = 20 * 1024;
const chains = { ethereum: "Ethereum", solana: "Solana" };
export type Chain = keyof typeof chains;

//  https://example.com wants you to sign in with your Ethereum account:
//  0x…
//  (empty)
//  A statement, if there is one
//  (empty)
//  URI: https://example.com/login        ← from here on a list of fields, then Resources
export function readMessage(message: string, chain: Chain): SignedMessage {
  const size = Buffer.byteLength(message);
  if (size < shortest) throw invalid("message is too short");
  if (size > longest) throw invalid("message must not exceed 20KB");
  const [header = "", address = "", ...rest] = message.split("\n");
  const domain = new RegExp(`^(?:https?://)?(\\S+) wants you to sign in with your ${chains[chain]} account:$`).exec(
    header,
  )?.[1];
  if (domain === undefined) throw malformed("its first line does not name a domain and the chain");
  const { statement, fields } = readBody(rest);
  const nonce = fields.get("Nonce");
  // Wallets that name none still sign the moment; whoever names one must name a real one.
  if (nonce !== undefined && !/^[A-Za-z0-9]{8,}$/.test(nonce)) throw malformed("the nonce is too short or no word");
  if (fields.get("Version") !== "1") throw malformed("the version is not 1");
  const chainId = fields.get("Chain ID");
  if (chain === "ethereum" && !/^[1-9][0-9]{0,18}$/.test(chainId ?? "")) throw malformed("the chain id is no number");
  const issuedAt = timeIn(fields, "Issued At");
  if (!issuedAt) throw malformed("it does not say when it was issued");
  return {
    domain,
    address,
    statement,
    uri: uriIn(fields),
    chainId,
    issuedAt,
    expirationTime: timeIn(fields, "Expiration Time"),
    notBefore: timeIn(fields, "Not Before"),
  };
}

function readBody(lines: string[]): { statement: string | undefined; fields: Map<string, string> } {
  if (lines[0] !== "") throw malformed("the address is not followed by an empty line");
  const rest = lines.slice(1);
  const isField = (line: string | undefined) => line !== undefined && fieldForm.test(line);
  // A statement has an empty line after it, even one that looks like a field.
  if (rest[1] === "" && rest[0] !== "") return { statement: rest[0], fields: readFields(rest.slice(2)) };
  return { statement: undefined, fields: readFields(rest[0] === "" && isField(rest[1]) ? rest.slice(1) : rest) };
}

const names = [
  "URI",
  "Version",
  "Chain ID",
  "Nonce",
  "Issued At",
  "Expiration Time",
  "Not Before",
  "Request ID",
  "Resources",
];
const fieldForm = new RegExp(`^(${names.join("|")}):(?: (.*))?$`);

/** Each field once: a reader and we must not take different lines for the same field. */
function readFields(lines: string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const isResource = fields.has("Resources") && line.startsWith("- ");
    if (isResource) continue;
    const [, name, value = ""] = fieldForm.exec(line) ?? [];
    if (name === undefined || fields.has(name) || fields.has("Resources")) throw malformed("a line is out of place");
    fields.set(name, value);
  }
  return fields;
}

function timeIn(fields: Map<string, string>, name: string): Date | undefined {
  const value = fields.get(name);
  if (value === undefined) return undefined;
  const time = new Date(timeForm.test(value) ? value : Number.NaN);
  if (Number.isNaN(time.getTime())) throw malformed(`${name} is no time`);
  return time;
}

const timeForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function uriIn(fields: Map<string, string>): URL {
  const uri = fields.get("URI") ?? "";
  if (!URL.canParse(uri)) throw malformed("the URI is missing or no address");
  return new URL(uri);
}

const malformed = (why: string) => invalid(`message is not a valid sign-in message: ${why}`);
