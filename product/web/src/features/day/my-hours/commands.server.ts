export { isProven, proveByCode, sendProofCode } from "./proof.server.ts";
