import { startTransition, StrictMode, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeOf } from "#i18n/locale.ts";
import { ownSentences } from "#shell/navigation/own-sentences.ts";
import { Intl } from "#shell/intl.tsx";
import { addMessages, useMessagesSoFar } from "#shell/messages-store.ts";

// The module script is async and may come before the end of the document, where the messages stand.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", mount);
else mount();

async function mount() {
  try {
    addMessages(await ownSentences());
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Speaking>
            <HydratedRouter />
          </Speaking>
        </StrictMode>,
        { onUncaughtError: reportMounting },
      );
    });
  } catch (error) {
    reportMounting(error);
  }
}

/** The language is that of the address; changing it loads the page anew. */
function Speaking({ children }: { children: ReactNode }) {
  return (
    <Intl
      locale={localeOf(location.pathname)}
      messages={useMessagesSoFar()}
      onMissing={(error) => console.error(error)}
    >
      {children}
    </Intl>
  );
}

function reportMounting(error: unknown) {
  console.error("Error while mounting app", error);
}
