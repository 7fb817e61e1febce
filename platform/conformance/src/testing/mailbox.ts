/** The mails and text messages that people receive, and the target of a link when they follow it. */
import type { Mail } from "@platform/mail/create-mail";

export type Received = { kind: string; text: string; link: string; code: string; hash: string };

export const readMailbox = (mail: () => Mail) => ({
  count: async (to: string) => (await mail().mailbox.list({ limit: 200, recipient: to })).length,
  /** The newest message to an address. */
  async newest(to: string): Promise<Received> {
    const [entry] = await mail().mailbox.list({ limit: 1, recipient: to });
    if (!entry) throw new Error(`nothing was sent to ${to}`);
    const { kind, text } = (await mail().open!(entry.id))!;
    const link = /^https?:\S+$/m.exec(text)?.[0] ?? "";
    const hash = link === "" ? "" : (new URL(link).searchParams.get("token") ?? "");
    return { kind, text, link, hash, code: /(?<=^|\n)\d{6,10}(?=\s)/.exec(text)?.[0] ?? "" };
  },
});

const jar = new Map<string, string>();

/** Follows a link as a browser does, with the cookies that it was given, and looks at where it is sent. */
export async function follow(link: string) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(link, { redirect: "manual", headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    jar.set(name!, value!);
  }
  const location = response.headers.get("location");
  const url = new URL(location ?? "none:");
  return {
    status: response.status,
    url,
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  };
}
