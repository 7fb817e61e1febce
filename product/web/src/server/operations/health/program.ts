import { appVersion } from "@product/database/app-version";
import { seen, type Look } from "./seen.ts";

const wantedNode = 26;

export const lookAtProgram: Look = async () => {
  const { node } = process.versions;
  const isOld = Number(node.split(".")[0]) < wantedNode;
  return seen(isOld ? "warn" : "ok", isOld ? "old" : "ok", { app: appVersion(), node, wanted: wantedNode });
};
