import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { keptView, newView } from "./view-action.ts";
import { ViewScreen } from "./view-screen.tsx";

type Page<Shown> = { shown: Shown; list: string; words: FilterWords; reply: FormReply | undefined };

const nothingYet = { name: "", sharing: "own", chosen: false, version: 0 };

export function NewView({ shown: { query, ...screen }, list, ...rest }: Page<Awaited<ReturnType<typeof newView>>>) {
  const t = useTranslations("saved-views");
  return (
    <ViewScreen
      {...screen}
      {...rest}
      title={t("newTitle")}
      intro={t("newIntro")}
      values={nothingYet}
      back={`${list}${query}`}
    />
  );
}

export function KeptView({
  shown: { id, owner, ...screen },
  list,
  ...rest
}: Page<Awaited<ReturnType<typeof keptView>>>) {
  const t = useTranslations("saved-views");
  return (
    <>
      <ViewScreen
        key={screen.values.version}
        {...screen}
        {...rest}
        title={screen.values.name}
        intro={owner ? t("sharedBy", { owner }) : t("editIntro")}
        back={`${list}?view=${id}`}
      />
      {!screen.isReadOnly && (
        <section className="flex max-w-xl flex-col gap-3 border-t border-line pt-5 pb-8">
          <p className="text-compact text-fg-2">{t("deleteWhy")}</p>
          <Form method="post" action="?do">
            <input type="hidden" name="version" value={screen.values.version} />
            <Button look="danger" name="actionName" value="delete">
              {t("delete")}
            </Button>
          </Form>
        </section>
      )}
    </>
  );
}
