/** One line per thing shown, as soon as it is known. */

/** `only` names by a few of its words the one thing to show. */
export function createReport({ only = "" } = {}) {
  let passed = 0;
  let failed = 0;
  /** Resolves with whether `show` held; what it returns is what was seen, in a few words. */
  const check = async ({ who, afterFailure }, what, show) => {
    if (!what.includes(only)) return true;
    const began = Date.now();
    const outcome = await show().then(
      (seen) => ({ ok: true, seen }),
      (error) => ({ ok: false, error }),
    );
    const took = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    if (outcome.ok) passed += 1;
    else failed += 1;
    console.log(
      `${outcome.ok ? "ok    " : "FAILED"} ${who}: ${what} (${[took, outcome.seen].filter(Boolean).join("; ")})`,
    );
    if (!outcome.ok) {
      console.log(String(outcome.error.stack).replace(/^/gm, "       "));
      afterFailure();
    }
    return outcome.ok;
  };
  return {
    at: (who, afterFailure) => (what, show) => check({ who, afterFailure }, what, show),
    lastLine: () => `${passed} passed, ${failed} failed`,
    isGreen: () => failed === 0 && passed > 0,
  };
}
