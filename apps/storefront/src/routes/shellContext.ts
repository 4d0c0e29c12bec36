/** What pages inside the shell may know. */
export interface ShellContext {
  /** The visitor is logging out on purpose: guards send nobody to the login themselves. */
  leaving: boolean;
  /** Says that the session is about to end on purpose. */
  onLeaving: () => void;
}
