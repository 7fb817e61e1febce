/** How another provider's consent script and the page talk to each other; the operator's side is docs/consent-provider.md. */

declare global {
  interface Window {
    /** The visitor's consent, written by the provider's callback; `consent:change` announces a change. */
    consentGiven?: { measuring?: boolean };
  }
}

/** Runs `onMeasuring` when measuring is, or becomes, allowed, also if that was before the page came alive. */
export function heedProvider(onMeasuring: () => void): () => void {
  const applyConsent = () => {
    if (window.consentGiven?.measuring === true) onMeasuring();
  };
  applyConsent();
  addEventListener("consent:change", applyConsent);
  return () => removeEventListener("consent:change", applyConsent);
}
