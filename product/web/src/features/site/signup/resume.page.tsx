import { data, Form, useLocation, useSearchParams, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { complete, completionBehind } from "#features/people/completion/share/complete.ts";
import { CompletionScreen } from "#features/people/completion/share/completion-screen.tsx";
import { releaseContract } from "#features/papers/onboarding/commands.server.ts";
import { onboardingBehind } from "#features/papers/onboarding/queries.server.ts";
import { BackToOnboarding } from "#features/people/onboarding-link/share/back-to-onboarding.tsx";
import { OnboardingScreen } from "#features/papers/onboarding/share/onboarding-screen.tsx";
import { codePath } from "#features/day/pass/share/code-path.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { framingIn, framingSites } from "#request/addresses/framing-sites.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Route } from "./+types/resume.page";
import { FormScreen } from "./form-screen.tsx";
import type { PageReply } from "./reply.ts";
import { showResumed, postPage } from "./serve.server.ts";
import { stoppedBehind } from "./stopped.server.ts";
import { StoppedScreen } from "./stopped-screen.tsx";

export const handle = {
  needs: "public",
  messages: [
    "signup",
    "questions",
    "completion",
    "onboarding",
    "onboarding-link",
    "forms",
    "request",
    "worker-record",
    "clearance",
  ],
};

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  ...framingIn(loaderHeaders),
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
});

/** A form to go on with, the record of someone whom the office invited, or all that they owe before they start. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { locale, settings } = context.get(requestContext);
  const stopped = await stoppedBehind(params.token, () => context.get(filesContext));
  const form = await showResumed(params.token, pageAddress(request), locale);
  const origin = settings.origin || new URL(request.url).origin;
  // Only for a link that works: another may be longer than any code.
  const code = form && codePath(`${origin}${inLocale(`/signup/resume/${params.token}`, locale)}`);
  const link = form ? undefined : await completionBehind(params.token, locale);
  const behind = form ? undefined : await onboardingBehind(params.token, locale);
  return data(
    { form, stopped, code, link, behind, token: params.token, today: homeDay() },
    { headers: framingSites(form?.sites ?? []), status: form || stopped || link || behind ? 200 : 404 },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale } = context.get(requestContext);
  const taken = { files: () => context.get(filesContext), locale, address: pageAddress(request) };
  return (
    (await postPage(request, params.token, taken)) ??
    complete(request, params.token, () => releaseContract(params.token))
  );
}

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

export default function ResumePage({
  loaderData: { form, stopped, code, link, behind, token, today },
  actionData: reply,
}: Route.ComponentProps) {
  const t = useTranslations("signup");
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const halt = stopped ?? (reply as PageReply | undefined)?.stopped;
  if (halt) return <StoppedScreen stopped={halt} />;
  if (!form && behind && !(link && (reply || search.get("step") === "details")))
    return <OnboardingScreen behind={behind} token={token} />;
  if (!form || !code)
    return (
      <CompletionScreen
        link={link}
        today={today}
        reply={reply as FormReply | undefined}
        back={behind && <BackToOnboarding token={token} />}
      />
    );
  if (form.mayConfirm && form.isToConfirm) return <Confirm />;
  if (search.has("mailed") && form.isToConfirm) return <Mailed />;
  const pageAt = (key: string) => `${pathname}?page=${key}`;
  return (
    <FormScreen
      view={form.view}
      reply={reply as PageReply | undefined}
      action={pageAt(form.view.page.key)}
      secret={form.token}
      code={code}
      pageAt={pageAt}
      standing={form.standing}
      left={form.left}
      note={search.has("page") ? undefined : t("welcomeBack")}
    />
  );
}

/** Where nothing told a person from a program: the mail does. */
function Mailed() {
  const t = useTranslations("signup");
  return (
    <Column className="flex max-w-lg flex-col gap-4 py-16 sm:py-24">
      <PageTitle>{t("mailedTitle")}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("mailedTitle")}</h1>
      <p className="text-pretty text-fg-2">{t("mailedText")}</p>
    </Column>
  );
}

/** By the link of that mail. */
function Confirm() {
  const t = useTranslations("signup");
  const { pathname, search } = useLocation();
  return (
    <Column className="flex max-w-lg flex-col gap-4 py-16 sm:py-24">
      <PageTitle>{t("confirmTitle")}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("confirmTitle")}</h1>
      <p className="text-pretty text-fg-2">{t("confirmText")}</p>
      <Form method="post" action={pathname + search}>
        <Button type="submit" size="form">
          {t("confirmButton")}
        </Button>
      </Form>
    </Column>
  );
}
