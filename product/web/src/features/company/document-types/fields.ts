/** The fields in the form of a document type, in its order. */
export const texts = [
  "nameEn",
  "nameEs",
  "nationality",
  "proves",
  "citation",
  "citationUk",
  "severity",
  "validMonths",
  "alertDays",
  "retentionRuleId",
  "retentionRuleUkId",
  "verifierGroupId",
] as const;
export type Text = (typeof texts)[number];
export type Box = "minorsOnly" | "hasExpiry" | "twoSides" | "copyKept" | "isHealth";
export const lists = ["countries", "workerTypes", "roles", "clients", "requiredFor"] as const;
export type List = (typeof lists)[number];
