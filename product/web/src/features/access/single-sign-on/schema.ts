import { z } from "zod";
import { isDomain } from "@product/domain/company/domains";

export const singleSignOnAddress = "/admin/settings/single-sign-on";

export const domainsLength = 500;
// Certificates of several years, and what else a directory tells of itself.
const metadataLength = 100_000;

const domains = z
  .string()
  .trim()
  .min(1)
  .max(domainsLength)
  .transform((typed) => [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ])
  .refine((names) => names.every(isDomain), { params: { fault: "domain" } });

const metadata = z
  .string()
  .trim()
  .min(1)
  .max(metadataLength)
  .refine((typed) => typed.startsWith("<") || (URL.canParse(typed) && typed.startsWith("https://")), {
    params: { fault: "samlMetadata" },
  });

export const providerForm = z.object({ domains, metadata });
export type ProviderForm = z.output<typeof providerForm>;

export const switchForm = z.object({ id: z.uuid(), isOn: z.enum(["yes", "no"]) });
export const removalForm = z.object({ id: z.uuid() });

/** Someone says where they work by their address. */
export const companyForm = z.object({ email: z.string().trim().max(254).pipe(z.email()) });
