/** How dear each stage may be, in seconds of processor: half as much again as it took on a quiet machine when that was written down. */
export const budgets = {
  format: 10,
  lint: 40,
  types: 120,
  "dead-code": 30,
  secrets: 10,
  versions: 5,
  unit: 950,
  build: 130,
  browser: 1800,
};

/** A sentence for each stage that took more; a run of some files, or on a system that does not tell, takes less. */
export const overBudget = (stages) =>
  stages.flatMap(({ name, processor }) =>
    processor > budgets[name]
      ? [`${name} took ${Math.round(processor)} s of processor; its budget is ${budgets[name]} s`]
      : [],
  );
