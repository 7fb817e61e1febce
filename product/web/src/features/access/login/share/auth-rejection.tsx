import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import type { AuthProblem } from "./auth-errors.ts";
import type { AuthReply } from "./auth-form.ts";

type AuthRejectionProps = {
  reply: AuthReply | undefined;
  fields: readonly (FormField & { label: string })[];
  /** A problem from before any form was sent, as on the way back from another site. */
  before?: AuthProblem | undefined;
};

/** Says why someone is not through yet, and takes the focus so that nobody misses it. */
export function AuthRejection({ reply, fields, before }: AuthRejectionProps) {
  const problem = reply ? reply.problem : before;
  return problem ? <Problem problem={problem} /> : <Rejection reply={reply} fields={fields} />;
}

function Problem({ problem }: { problem: AuthProblem }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) banner.current?.focus();
  }, [problem]);
  return (
    <Callout tone="bad" alert ref={banner}>
      <p>{useProblemSentence()(problem)}</p>
    </Callout>
  );
}

/** The sentence for what the service said. */
export function useProblemSentence() {
  const t = useTranslations("login");
  return ({ code, values }: AuthProblem): string => t(`error:${code}`, { seconds: values.seconds ?? 0 });
}

/** Every reason why a password is weak, at its field. */
export function useWeakReasons(problem: AuthProblem | undefined, min: number): string[] {
  const t = useTranslations("login");
  return (problem?.values.reasons ?? []).map((reason) => t(`weak:${reason}`, { min }));
}
