import { createContext, useContext } from "react";

/** The nonce that allows this document's scripts; absent in the browser and on cached pages. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = (): string | undefined => useContext(NonceContext);
