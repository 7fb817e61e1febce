/**
 * The totals of a runner from its report and its exit code. A runner that crashed, wrote nothing or ran nothing counts
 * as one failure, so that silence can never pass for success.
 */

export function staticTotals(exitCode) {
  return exitCode === 0 ? totals({ passed: 1 }) : totals({ failed: 1 });
}

export function notRun(reason) {
  return totals({ failed: 1, notes: [reason] });
}

/** `report` is Vitest's JSON; undefined when it could not be read. */
export function vitestTotals(report, exitCode) {
  if (!Array.isArray(report?.testResults)) return noReport("vitest", exitCode);
  return orFailure("vitest", exitCode, sum(report.testResults.map(fileTotals)));
}

/** `report` is Playwright's JSON; undefined when it could not be read. */
export function playwrightTotals(report, exitCode) {
  if (!Array.isArray(report?.suites)) return noReport("playwright", exitCode);
  const globalErrors = (report.errors ?? []).map((error) => notRun(firstLine(error.message)));
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => journeyTotals(spec, test)));
  return orFailure("playwright", exitCode, sum([...tests, ...globalErrors]));
}

export function sum(list) {
  return list.reduce(
    (first, second) => ({
      passed: first.passed + second.passed,
      failed: first.failed + second.failed,
      skipped: [...first.skipped, ...second.skipped],
      flaky: [...first.flaky, ...second.flaky],
      reruns: [...new Set([...first.reruns, ...second.reruns])],
      notes: [...first.notes, ...second.notes],
    }),
    totals({}),
  );
}

export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`;
}

export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0;
}

function totals({ passed = 0, failed = 0, skipped = [], flaky = [], reruns = [], notes = [] }) {
  return { passed, failed, skipped, flaky, reruns, notes };
}

function fileTotals({ name, status, message, assertionResults }) {
  const of = (...statuses) => assertionResults.filter((result) => statuses.includes(result.status));
  const [passed, failed] = [of("passed").length, of("failed").length];
  const skipped = assertionResults.filter(({ status: end }) => end !== "passed" && end !== "failed");
  // A file that does not load, or whose beforeAll throws, is failed without any failed test.
  const brokenFile = status === "failed" && failed === 0;
  return totals({
    passed,
    failed: failed + (brokenFile ? 1 : 0),
    skipped: skipped.map((result) => `${name}: ${result.fullName}`),
    reruns: failed > 0 || brokenFile ? [`npx vitest run ${name}`] : [],
    notes: brokenFile ? [`${name}: ${firstLine(message)}`] : [],
  });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function journeyTotals(spec, test) {
  const name = `${spec.file}:${spec.line} ${spec.title}`;
  if (test.status === "expected") return totals({ passed: 1 });
  if (test.status === "flaky") return totals({ passed: 1, flaky: [name] });
  if (test.status === "skipped") return totals({ skipped: [name] });
  return totals({ failed: 1, reruns: [`npx playwright test -c e2e/playwright.config.ts ${spec.file}:${spec.line}`] });
}

function noReport(runner, exitCode) {
  return notRun(`${runner} ended with code ${exitCode} and left no readable report`);
}

function orFailure(runner, exitCode, counted) {
  if (counted.passed + counted.failed === 0) return sum([counted, notRun(`${runner} ran no test`)]);
  if (exitCode !== 0 && counted.failed === 0)
    return sum([
      counted,
      notRun(`${runner} ended with code ${exitCode} although no test failed; see its output above`),
    ]);
  return counted;
}

function firstLine(text) {
  return String(text ?? "").split("\n", 1)[0];
}
