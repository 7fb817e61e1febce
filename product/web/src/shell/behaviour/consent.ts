/** Cookie consent: asked once, kept by the library's own cookie, and changeable at any time. Nothing that needs it runs before. */
import type { Messages } from "use-intl";

type Words = Pick<Messages["shell"], Extract<keyof Messages["shell"], `consent${string}` | "close">>;
export type ConsentWords = { [Key in keyof Words]: string };

type Library = typeof import("vanilla-cookieconsent");

let library: Promise<Library> | undefined;

/**
 * Loads the built-in consent and asks if nobody was asked yet; `mayAsk` is false where nothing would be set. `onMeasuring` runs
 * when measuring is, or becomes, allowed.
 */
export async function startConsent(options: {
  locale: string;
  words: ConsentWords;
  /** Path of the page that asks. */
  pathname: string;
  mayAsk: boolean;
  onMeasuring: () => void;
}): Promise<void> {
  library ??= load();
  const { acceptedCategory, hide, run, show, validConsent } = await library;
  const applyConsent = () => acceptedCategory("measuring") && options.onMeasuring();
  await run({
    categories: { necessary: { enabled: true, readOnly: true }, measuring: {} },
    language: { default: options.locale, translations: { [options.locale]: translation(options.words) } },
    autoShow: false,
    // Its guess of who is a robot includes every automated browser, also those that prove this works.
    hideFromBots: false,
    guiOptions: { consentModal: { layout: "box", position: "bottom left" } },
    onModalReady: ({ modalName, modal }) => modalName === "consentModal" && modal.removeAttribute("aria-modal"),
    onConsent: applyConsent,
    onChange: applyConsent,
  });
  // If the visitor has moved on meanwhile, the page they are on asks.
  if (validConsent() || location.pathname !== options.pathname) return;
  if (options.mayAsk && !isFilledIn()) show(true);
  else hide();
}

/** A page with a form is left alone: the question stands at the edge of the screen, and the next page asks it. */
const isFilledIn = (): boolean =>
  document.querySelector("main form :is(input:not([type=hidden]), textarea, select)") !== null;

/** Opens the choice again, whoever provides it: another provider's script listens to the event. */
export function openConsent(): void {
  dispatchEvent(new CustomEvent("consent:open"));
  void library?.then(({ showPreferences }) => showPreferences());
}

async function load(): Promise<Library> {
  const [loaded] = await Promise.all([import("vanilla-cookieconsent"), import("./consent.css")]);
  document.addEventListener("keydown", letTabOut, true);
  return loaded;
}

/**
 * The question stands beside the page and does not stop it, so Tab leads on from its last button. The library would keep
 * it inside; it never hears of it. The choice in detail is a dialog, which does keep it.
 */
function letTabOut(event: KeyboardEvent): void {
  if (event.key === "Tab" && event.target instanceof Element && event.target.closest("#cc-main .cm"))
    event.stopPropagation();
}

const translation = (words: ConsentWords) => ({
  consentModal: {
    title: words.consentTitle,
    description: words.consentText,
    acceptAllBtn: words.consentAccept,
    acceptNecessaryBtn: words.consentReject,
    showPreferencesBtn: words.consentChoose,
  },
  preferencesModal: {
    title: words.consentTitle,
    acceptAllBtn: words.consentAccept,
    acceptNecessaryBtn: words.consentReject,
    savePreferencesBtn: words.consentSave,
    closeIconLabel: words.close,
    sections: [
      { title: words.consentNecessary, description: words.consentNecessaryText, linkedCategory: "necessary" },
      { title: words.consentMeasuring, description: words.consentMeasuringText, linkedCategory: "measuring" },
    ],
  },
});
