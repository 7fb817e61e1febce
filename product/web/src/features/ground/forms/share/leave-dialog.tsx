import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Dialog } from "@product/ui/overlays/dialog";

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Whether to leave what is not saved. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations("forms");
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t("leaveTitle")}
      description={t("leaveText")}
      labels={{ close: t("close") }}
      actions={
        <>
          <Button look="danger" type="button" onClick={onLeave}>
            {t("leave")}
          </Button>
          <Button type="button" onClick={onStay}>
            {t("stay")}
          </Button>
        </>
      }
    />
  );
}
