export { answerProof, isProven } from "./proof.server.ts";
