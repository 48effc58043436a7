/** Whether sounds are heard; off until someone turns them on. */
export const sound = { on: false };

export function playCard(): void {}
export function playChip(): void {}
export function playWin(): void {}
export function playShuffle(): void {}
