/** Workers who pass a shift on, or swap it for another: how that goes on, said once. */
export const swapKinds = ["give", "swap"] as const;
export type SwapKind = (typeof swapKinds)[number];

export const swapStates = ["proposed", "accepted_by_peer", "done", "declined", "expired", "withdrawn"] as const;
export type SwapState = (typeof swapStates)[number];

export const swapMoves = ["take", "agree", "decline", "withdraw", "expire"] as const;
export type SwapMove = (typeof swapMoves)[number];

const moves: Readonly<Record<SwapState, Partial<Record<SwapMove, SwapState>>>> = {
  proposed: { take: "accepted_by_peer", decline: "declined", withdraw: "withdrawn", expire: "expired" },
  accepted_by_peer: { agree: "done", decline: "declined", withdraw: "withdrawn", expire: "expired" },
  done: {},
  declined: {},
  expired: {},
  withdrawn: {},
};

/**
 * The next state; undefined where the move is no longer possible. The worker who offered the shift stays responsible
 * until the swap is done.
 */
export const afterSwapMove = (state: SwapState, move: SwapMove): SwapState | undefined => moves[state][move];

export const openSwaps = swapStates.filter((state) => Object.keys(moves[state]).length > 0);
export const isSwapOpen = (state: SwapState): boolean => openSwaps.includes(state);
