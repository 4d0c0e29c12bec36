/** The board while the server cannot be reached. */
export const words = {
  /** After a reload without a network. @param at when they were loaded, `14:03` */
  kept: (at: string) => `Not connected. The orders as of ${at}: what came since is not here.`,
  /** Moves that wait for the network. */
  unacknowledged: (count: number) =>
    `Not connected. ${count === 1 ? '1 move is' : `${count} moves are`} told as soon as it is back.`,
};
