/** Counters and timings in Prometheus text. */
import { monitorEventLoopDelay } from "node:perf_hooks";

export type Metrics = {
  requestDone(method: string, status: number, seconds: number): void;
  text(gauges: Record<string, number>): string;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = buckets.map(() => 0);
  let count = 0;
  let total = 0;
  const loop = monitorEventLoopDelay({ resolution: lookMs });
  loop.enable();

  return {
    requestDone(method, status, seconds) {
      const labels = `method="${knownMethods.has(method) ? method : "other"}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      count += 1;
      total += seconds;
      buckets.forEach((limit, index) => {
        if (seconds <= limit) durations[index]! += 1;
      });
    },
    text(gauges) {
      const { rss, heapUsed } = process.memoryUsage();
      const cpu = process.cpuUsage();
      const all = {
        process_resident_memory_bytes: rss,
        process_heap_used_bytes: heapUsed,
        process_cpu_seconds: (cpu.user + cpu.system) / 1e6,
        // The histogram measures the time between two samples.
        event_loop_delay_p99_seconds: Math.max(0, loop.percentile(99) / 1e9 - lookMs / 1000),
        ...gauges,
      };
      return [
        "# TYPE http_requests_total counter",
        ...[...requests].map(([labels, n]) => `http_requests_total{${labels}} ${n}`),
        "# TYPE http_request_duration_seconds histogram",
        ...buckets.map((limit, index) => `http_request_duration_seconds_bucket{le="${limit}"} ${durations[index]}`),
        `http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum ${total}`,
        `http_request_duration_seconds_count ${count}`,
        ...Object.entries(all).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        "",
      ].join("\n");
    },
  };
}

/** Each look wakes a server that rests: fifty a second were five of six times that it woke. */
const lookMs = 100;

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
