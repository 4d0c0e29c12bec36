/** A letter to one person, as plain text. */
export interface Mail {
  /** The shop's name, as the sender's. */
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** Carries a letter away; rejects where it could not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Whose letters these are. */
export interface Sender {
  /** null: the shop's name. */
  name: string | null;
  address: string;
}
