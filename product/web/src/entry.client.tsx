import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeOf } from "#i18n/locale.ts";
import { messagesElement } from "#shell/handoff.ts";
import { Intl } from "#shell/intl.tsx";

// The module script is async and may come before the end of the document, where the messages stand.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", hydrate);
else hydrate();

function hydrate() {
  const messages = JSON.parse(document.getElementById(messagesElement)!.textContent!);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Intl locale={localeOf(location.pathname)} messages={messages}>
          <HydratedRouter />
        </Intl>
      </StrictMode>,
    );
  });
}
