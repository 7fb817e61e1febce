import attacks from "#e2e/soak/attacks.soak.ts";
const t = performance.now();
const problems = await attacks({ seed: "x", log: (l) => console.log(l.slice(0, 600)), progress: { done: 0, save() {} } });
console.log(((performance.now() - t) / 1000).toFixed(0), "s", problems.length, problems.slice(0, 40).map((p) => p.slice(0, 300)).join("\n"));
process.exit(0);
