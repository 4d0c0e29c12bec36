import type { Generated } from 'kysely';
import type { MailTemplate } from '../../mail/mailer';

export interface MailsTable {
  id: string;
  template: MailTemplate;
  about: string | null;
  sender: string | null;
  recipient: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  created_at: Date;
  due_at: Date | null;
  give_up_at: Date;
  tries: Generated<number>;
  sent_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
}
