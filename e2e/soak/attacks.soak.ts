/** Every form and upload that exists, attacked: repeated fields, one piece, swapped confirmations. Nobody else notices, nothing changes. */
import { removeDataDir, startServer } from "#e2e/server.ts";
import { attackAddresses } from "./attacked-addresses.ts";
import { attackForms } from "./attacked-forms.ts";
import { blindTargets } from "./attacks.ts";
import { loggedProblems } from "./requests/bad-requests.ts";
import { honestProblems } from "./honest.ts";
import type { Soak } from "./main.ts";
import { anotherOwner, reachedForms, visitor } from "./reached-forms.ts";
import { findForms } from "./found-forms.ts";
import { swapProposals } from "./swapped-proposals.ts";

/** Forms that stand on no page: scripts send them, or they need what a fresh demonstration does not have. */
const withoutPage = [
  "/admin/photos/upload",
  "/admin/settings/blocked",
  "/admin/settings/retention/run",
  "/admin/venues/:venueId",
  "/admin/workers/accounts",
  "/admin/workers/:workerId/merge",
  "/admin/workers/bulk",
  "/admin/workers/bulk/:changeId",
  "/admin/workers/documents/number",
  "/admin/workers/likeness",
  "/answer/:token",
  "/auth/reset",
  "/contract/:token",
  "/evidence/:token",
  "/evidence/:token/upload",
  "/keep/:token",
  "/setup/:token",
  "/signup/resume/:token",
  "/signup/resume/:token/data",
  "/signup/status/:token/account",
];

const attacks: Soak = async ({ log, progress }) => {
  if (progress.done > 0) return [];
  const app = await startServer({}, "build-e2e");
  try {
    const reached = await reachedForms(app.url);
    const [stranger, second] = [visitor(app.url), anotherOwner(app.url)];
    const someone = reached.findLast(({ sender }) => sender.cookie !== stranger.cookie)!.sender;
    const waiting = await findForms({ ...second, starts: ["/admin"] });
    const blind = await blindTargets([...waiting, ...reached.map(({ form }) => form)]);
    const unexpected = blind.filter(({ path }) => !withoutPage.includes(path));
    log(`${reached.length} forms on pages, ${blind.length} routes without one`);
    const own = reached.filter(({ sender }) => sender === someone).map(({ form }) => form);
    const swaps = [await swapProposals(second, waiting), await swapProposals(someone, own)];
    const forms = swaps.reduce((sum, each) => sum + each.forms, 0);
    log(`${forms} confirmations swapped`);
    const attacked = await attackForms(
      [
        ...reached.map(({ form, sender }) => ({ target: form, sender })),
        ...blind.flatMap((target) => [someone, stranger].map((sender) => ({ target, sender }))),
      ],
      log,
    );
    const outcome = await attackAddresses(someone);
    log(`${outcome.sent} addresses asked; held up ${outcome.worst.toFixed(0)} ms at most`);
    log(`${attacked.sent} sent: ${JSON.stringify(attacked.statuses)}; held up ${attacked.worst.toFixed(0)} ms at most`);
    const all = [
      ...unexpected.map(({ path }) => `no form of ${path} was found`),
      ...(forms < 4 ? [`only ${forms} forms that confirm something were found`] : []),
      ...swaps.flatMap(({ problems }) => problems),
      ...attacked.problems,
      ...outcome.problems,
      // A repeated request for a backup logs that one is under way.
      ...loggedProblems(app.output(), { requests: new Map() }).filter((line) => !line.includes("Another backup")),
      ...(await honestProblems(app.url)),
    ];
    if (all.length === 0) progress.save(1);
    return all;
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

export default attacks;
