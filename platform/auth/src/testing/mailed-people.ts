/** People who confirm their address by what the service mails them. */
import { useService } from "./service.ts";

export const password = "correct horse battery";

export function useMailedPeople() {
  const service = useService({
    phone: { enabled: true, testOtps: { "34600000001": "424242" } },
    redirectAllowList: ["https://app.example/**"],
  });
  let people = 0;
  const someone = () => `verify${people++}@example.org`;
  /** The code or link of the newest mail. */
  const code = () => service.lastNotice().variables.code!;
  const hash = () => new URL(service.lastNotice().variables.link!).searchParams.get("token")!;

  async function member(email = someone()) {
    await service.post("/signup", { email, password });
    return { email, session: (await service.post("/verify", { type: "signup", email, token: code() })).body };
  }

  return { service, someone, code, hash, member };
}
