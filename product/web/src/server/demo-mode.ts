/** Decides whether this start runs as a demonstration: known accounts and passwords, so never where others can reach it. */
import { StartProblem } from "@platform/kernel/start-problem";

export type DemoFacts = {
  asked: "on" | "off" | undefined;
  embedded: boolean;
  host: string;
  behindAnotherName: boolean;
  founded: boolean;
  holdsDemoData: boolean;
};

export function decideDemo(facts: DemoFacts): boolean {
  const demo = wantsDemo(facts);
  // A Host header says whatever its sender likes, so where others can connect there is no demo.
  if (demo && !isLoopback(facts.host))
    throw new StartProblem(
      "A demo has known passwords and may be served to this machine only: leave HOST at 127.0.0.1.",
    );
  return demo;
}

function wantsDemo(facts: DemoFacts): boolean {
  const onlyThisMachine = isLoopback(facts.host) && !facts.behindAnotherName;
  if (facts.holdsDemoData) {
    if (facts.asked === "off")
      throw new StartProblem(
        "DEMO is off, but this database holds demo data: choose another DATA_DIR or database for real work.",
      );
    if (facts.asked !== "on" && !onlyThisMachine)
      throw new StartProblem(
        "This database holds demo data with known passwords, so others may not reach it: leave HOST, SITE_URL and TRUSTED_PROXIES unset, or choose another DATA_DIR.",
      );
    return true;
  }
  if (facts.founded) {
    if (facts.asked === "on")
      throw new StartProblem(
        "DEMO is on, but this database is in real use: choose an empty DATA_DIR or database for a demo.",
      );
    return false;
  }
  return facts.asked === "on" || (facts.asked === undefined && facts.embedded && onlyThisMachine);
}

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
