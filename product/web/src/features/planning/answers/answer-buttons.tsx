import { Form, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Answer } from "@product/domain/planning/staffing/answers";
import { Button, type ButtonLook } from "@product/ui/controls/button";
import type { ShownOffer } from "./queries.server.ts";

/** The answers that can be given with one press; to leave a shift is asked on its own page. */
export function AnswerButtons({ offer, only }: { offer: ShownOffer; only?: readonly Answer[] }) {
  const t = useTranslations("answers");
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const shown = offer.answers.filter((answer) => !only || only.includes(answer));
  if (shown.length === 0) return null;
  return (
    <Form method="post" action={pathname} className="flex flex-wrap gap-2">
      <input type="hidden" name="offer" value={offer.id} />
      {shown.map((answer) => {
        const words = answer === "accept" && offer.standing === "filled" ? "join" : answer;
        return (
          <Button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            size="large"
            look={looks[answer]}
            busy={isSending}
            aria-label={t(`${words}Name`, { shift: `${offer.event}, ${offer.shift}` })}
            className="flex-1"
          >
            {t(words)}
          </Button>
        );
      })}
    </Form>
  );
}

const looks: Record<Answer, ButtonLook> = {
  accept: "primary",
  reconfirm: "primary",
  decline: "quiet",
  withdraw: "danger",
};
