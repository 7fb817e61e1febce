import { Button } from "@product/ui/controls/button";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import type { useActionForm } from "#features/access/profile/use-action-form.ts";

type ProvenRemovalProps = Pick<SecurityProps, "proof" | "codeAction"> & {
  section: string;
  reply: ReturnType<typeof useActionForm>["reply"];
  isBusy: boolean;
  children: string;
};

/** The end of a form that takes a way to sign in away: whoever sends it shows first who they are. */
export const ProvenRemoval = ({ section, proof, codeAction, reply, isBusy, children }: ProvenRemovalProps) => (
  <>
    <ProofFields formId={section} proof={proof} reply={reply} />
    <div className="flex flex-wrap gap-2">
      <Button look="danger-solid" type="submit" busy={isBusy}>
        {children}
      </Button>
      <ProofCodeButton proof={proof} reply={reply} action={codeAction(section)} />
    </div>
  </>
);
