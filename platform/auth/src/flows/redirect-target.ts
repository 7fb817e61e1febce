/** Where a browser may be sent: to the site, or to what the allow list names; silently to the site otherwise. */
import type { AuthRequest } from "@platform/auth/request/auth-request";
import type { AuthSettings } from "@platform/auth/settings";

/** The target that this request asks for, if it is allowed. `named` is what its body says. */
export function redirectTarget({ auth, request, query }: AuthRequest, named = ""): string {
  const candidates = [
    named,
    request.headers.get("redirect_to"),
    query.get("redirect_to"),
    request.headers.get("referer"),
  ];
  return allowedTarget(candidates.find((target) => target) ?? "", auth.settings);
}

type Allowed = Pick<AuthSettings, "siteUrl" | "redirectAllowList" | "redirectToLoopback">;

export function allowedTarget(target: string, settings: Allowed): string {
  return isAllowed(target, settings) ? target : settings.siteUrl;
}

function isAllowed(target: string, { siteUrl, redirectAllowList, redirectToLoopback }: Allowed): boolean {
  if (!isPlain(target) || !URL.canParse(target)) return false;
  const url = new URL(target);
  // The host must be the one that a reader sees: no names before an @.
  if (url.username !== "" || url.password !== "") return false;
  if (isWeb(url)) {
    const site = new URL(siteUrl);
    if (url.origin === site.origin) return true;
    if (redirectToLoopback && isLoopback(url.hostname, site.hostname)) return true;
  }
  const withoutFragment = target.split("#")[0]!;
  return scriptless(url) && redirectAllowList.some((pattern) => globToPattern(pattern).test(withoutFragment));
}

// A browser drops control characters and turns backslashes, so the address checked would not be the one followed.
const isPlain = (target: string) => target !== "" && !/[\s\p{Cc}\\]/u.test(target);
const isWeb = ({ protocol }: URL) => protocol === "http:" || protocol === "https:";
const scriptless = ({ protocol }: URL) => !["javascript:", "data:", "vbscript:", "blob:", "file:"].includes(protocol);
// The name may lead elsewhere by a hosts file, so that it counts where the site itself has it.
const isLoopback = (host: string, site: string) =>
  /^127(\.\d{1,3}){3}$/.test(host) || host === "[::1]" || (host === "localhost" && site === host);

/** `*` and `?` stay within one part between dots and slashes, `**` crosses them, `{a,b}` is either. */
function globToPattern(glob: string): RegExp {
  let depth = 0;
  const source = glob.replace(/\*\*|[\s\S]/g, (part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    if (part === "?") return "[^./]";
    if (part === "{") return (depth++, "(?:");
    if (part === "}" && depth > 0) return (depth--, ")");
    if (part === "," && depth > 0) return "|";
    return RegExp.escape(part);
  });
  return new RegExp(`^${source}${")".repeat(depth)}$`, "u");
}
