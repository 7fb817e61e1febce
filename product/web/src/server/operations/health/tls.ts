import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { seen, type Look } from "./seen.ts";

const dayMs = 24 * 3600 * 1000;
const daysToRenew = 21;

export const lookAtTls: Look = async ({ config, now }) => {
  if (!config.tls) {
    if (config.siteUrl?.startsWith("https:")) return seen("ok", "proxy", { site: config.siteUrl });
    const isLocal = ["127.0.0.1", "::1", "localhost"].includes(config.host);
    return isLocal ? seen("ok", "local") : seen("warn", "none", { host: config.host });
  }
  const { cert, key } = config.tls;
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(await readFile(cert));
    if (!certificate.checkPrivateKey(createPrivateKey(await readFile(key)))) return seen("bad", "mismatch");
  } catch (error) {
    return seen("bad", "unreadable", { reason: (error as Error).message });
  }
  const until = certificate.validToDate;
  const values = { until: { at: until.toISOString() } };
  if (until < now || certificate.validFromDate > now) return seen("bad", "ended", values);
  return until.getTime() - now.getTime() < daysToRenew * dayMs
    ? seen("warn", "soon", values)
    : seen("ok", "ok", values);
};
