import { useEffect, useState } from "react";
import { draftOnDevice } from "./draft-on-device.ts";

/**
 * Typed answers stay on the device until their page is saved, so that neither a lost network nor another language loses
 * them. Without a network a page waits and is sent when there is one again. Files cannot be kept.
 */
export function useKeptDraft(formId: string, key: string): { isWaiting: boolean } {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    if (!form) return;
    restore(form, key);
    const keep = () => keepIn(key, form);
    const send = (event: SubmitEvent) => {
      keep();
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setWaiting(true);
      const actionName = event.submitter;
      addEventListener(
        "online",
        () => (setWaiting(false), form.requestSubmit(actionName as HTMLButtonElement | null)),
        {
          once: true,
        },
      );
    };
    form.addEventListener("input", keep);
    form.addEventListener("submit", send, { capture: true });
    return () => {
      form.removeEventListener("input", keep);
      form.removeEventListener("submit", send, { capture: true });
      // The page went on within the form, so that the server has it; another language is another load.
      draftOnDevice.forget(key);
    };
  }, [formId, key]);
  return { isWaiting };
}

function keepIn(key: string, form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([name, value]) => typeof value === "string" && name !== "work");
  draftOnDevice.keep(key, JSON.stringify(texts));
}

function restore(form: HTMLFormElement, key: string): void {
  const kept = draftOnDevice.read(key);
  if (!kept) return;
  const values = Map.groupBy(JSON.parse(kept) as [string, string][], ([name]) => name);
  for (const control of form.elements) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
    if (!isText && !(control instanceof HTMLInputElement)) continue;
    const keptValues = values.get(control.name)?.map(([, value]) => value) ?? [];
    if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
      control.checked = keptValues.includes(control.value);
    else if (isText || !["file", "hidden"].includes(control.type)) {
      const same = [...form.elements].filter((each) => "name" in each && each.name === control.name);
      control.value = keptValues[same.indexOf(control)] ?? control.value;
    }
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
}
