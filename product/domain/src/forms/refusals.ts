import type { Country } from "@product/domain/people/workers";
import type { DefinitionFault } from "./definition-faults.ts";
import type { ApplicationState } from "./states.ts";

export type FormRefusal =
  | { code: "form.changed-meanwhile" }
  | { code: "form.slug-taken" }
  | { code: "form.not-publishable"; n: number; faults: readonly DefinitionFault[] }
  | { code: "form.nothing-published" }
  | { code: "form.filled-up" }
  | { code: "form.nobody-to-send" }
  | { code: "form.closed" }
  | { code: "form.too-large" }
  | { code: "application.changed-meanwhile" }
  | { code: "application.step-illegal"; from: ApplicationState; step: string }
  | { code: "application.with-another"; until: string }
  | { code: "application.unsound"; n: number }
  | { code: "application.too-young"; from: string; country: Country }
  | { code: "application.link-gone" }
  | { code: "application.too-many-started" }
  | { code: "application.not-proven" };
