/** A mail to one person. */
export interface Mail {
  /** The shop's name, as the sender's. */
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The same with a look; a mail without is plain text. */
  html?: string;
  /** Where one press in the reader's mail program ends mails of this kind (RFC 8058). */
  unsubscribe?: string;
}

/** A mail as its template wrote it, with what the queue has to know of it. */
export interface WrittenMail extends Mail {
  /** Its name, which its sender chooses: among those of one template, `about` stands once. */
  template: string;
  /** The order or account it is about: there is one mail of this template about it, however often it is queued. */
  about?: string;
  /** Not before; right after the commit where nothing is said. */
  sendAfter?: Date;
  /** When nobody needs it any more, such as a link that is too old by then; a day where nothing is said. */
  uselessAfter?: Date;
}

/** A mail under the name that it keeps through all tries: a mail server that gets it twice can tell. */
export interface OutgoingMail extends Mail {
  id: string;
}

/** Carries a mail away; rejects where it could not. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

/** Whose mails these are. */
export interface Sender {
  /** null: the shop's name. */
  name: string | null;
  address: string;
}
