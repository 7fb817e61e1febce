/** A complaint as it is kept. */
export const complaint = {
  id: "0f6b9a56-7d5c-4f5e-8c7d-1d2e3f4a5b6c",
  workerId: null,
  language: "es" as const,
  name: "Ane",
  email: "ane@example.test",
  words: "Nadie contestó.",
  receivedAt: new Date("2026-12-01T09:00:00Z"),
  acknowledgedAt: null,
  answer: "Lo sentimos.",
  answeredAt: null,
  answeredBy: null,
};
